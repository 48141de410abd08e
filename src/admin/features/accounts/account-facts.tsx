import { type Role, roleNames } from '#domain/account/access.ts';
import type { StaffAccount } from '#domain/account/staff-account.ts';
import { Badge } from '#ui/badge.tsx';
import { LeadDate } from '../../shared/parts/lead-date.tsx';

export function RoleName({ role }: { role: Role | null }) {
  return role ? roleNames[role] : 'None';
}

export function LastUse({ account: { lastUsedAt } }: { account: StaffAccount }) {
  return lastUsedAt ? <LeadDate moment={lastUsedAt} className="num" /> : 'Not yet';
}

export function AccountState({ account }: { account: StaffAccount }) {
  const { role, email, isSuspended, lastUsedAt } = account;
  if (isSuspended) return <Badge tone="bad">Suspended</Badge>;
  if (!role) return <Badge tone="mute">No access</Badge>;
  if (lastUsedAt) return <Badge tone="ok">Active</Badge>;
  // A profile made by script has no email until its person was here.
  return <Badge tone="mute">{email ? 'Invited' : 'Not used yet'}</Badge>;
}
