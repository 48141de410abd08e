import { type Role, roleNames } from '#domain/account/access.ts';
import type { StaffAccount } from '#domain/account/staff-account.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { AccountMenu } from './account-menu.tsx';

type AccountsProps = { accounts: readonly StaffAccount[] };

/** A table, or cards on phones. */
export function AccountList({ accounts }: AccountsProps) {
  return useWideScreen('md') ? <Table accounts={accounts} /> : <Cards accounts={accounts} />;
}

function Table({ accounts }: AccountsProps) {
  return (
    <Card className="mt-6 overflow-hidden">
      <table className="tbl [&_:is(th,td):first-child]:pl-5 [&_:is(th,td):last-child]:pr-5">
        <caption className="sr-only">Accounts</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Last use</th>
            <th scope="col">State</th>
            <th scope="col" className="text-right">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.uid}>
              <th scope="row">
                <Person account={account} />
              </th>
              <td>
                <RoleName role={account.role} />
              </td>
              <td>
                <LastUse account={account} />
              </td>
              <td>
                <AccountState account={account} />
              </td>
              <td className="text-right">
                <AccountMenu account={account} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Cards({ accounts }: AccountsProps) {
  return (
    <ul aria-label="Accounts" className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
      {accounts.map((account) => (
        <Card as="li" key={account.uid} className="grid gap-3 p-4">
          <div className="flex items-start justify-between gap-3">
            <Person account={account} />
            <AccountState account={account} />
          </div>
          <div className="flex items-end justify-between gap-3">
            <div className="text-[.9375rem]">
              <p>
                <RoleName role={account.role} />
              </p>
              <p className="text-text-3">
                Last use: <LastUse account={account} />
              </p>
            </div>
            <AccountMenu account={account} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Person({ account: { uid, name, email } }: { account: StaffAccount }) {
  const { session } = useAdminData();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar initials={initials(name, email)} className="max-lg:hidden" />
      <div className="min-w-0 leading-tight">
        <p className="font-semibold wrap-anywhere">
          {name || email || 'Not seen yet'}
          {uid === session.uid && <span className="font-medium text-text-3"> (you)</span>}
        </p>
        {(name || !email) && (
          <p className="text-[.875rem] font-normal wrap-anywhere text-text-3">{email || uid}</p>
        )}
      </div>
    </div>
  );
}

function RoleName({ role }: { role: Role | null }) {
  return role ? roleNames[role] : 'None';
}

function LastUse({ account: { lastUsedAt } }: { account: StaffAccount }) {
  return lastUsedAt ? <LeadDate moment={lastUsedAt} className="num" /> : 'Not yet';
}

function AccountState({ account }: { account: StaffAccount }) {
  const { role, email, isSuspended, lastUsedAt } = account;
  if (isSuspended) return <Badge tone="bad">Suspended</Badge>;
  if (!role) return <Badge tone="mute">No access</Badge>;
  if (lastUsedAt) return <Badge tone="ok">Active</Badge>;
  // A profile made by script has no email until its person was here.
  return <Badge tone="mute">{email ? 'Invited' : 'Not used yet'}</Badge>;
}
