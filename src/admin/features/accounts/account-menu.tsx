import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { givenRoles, roleNames } from '#domain/account/access.ts';
import { mayChange, type StaffAccount } from '#domain/account/staff-account.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { MenuItem } from '#ui/overlays/menu-list.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';

/** What can be done with an account; nothing for one that this person may not change. */
export function AccountMenu({ account }: { account: StaffAccount }) {
  const { session } = useAdminData();
  const { send, isBusy } = useSavedForm();
  const [isSuspending, setSuspending] = useState(false);
  const { uid, email, name, role, isSuspended } = account;
  const label = name || email || uid;
  const act = (intent: string, fields: Record<string, string> = {}) =>
    send({ intent, uid, email, label, ...fields });

  const items: MenuItem[] = [];
  if (mayChange(session, account)) {
    for (const to of givenRoles) {
      if (to === role) continue;
      const onSelect = () => act('role', { role: to, from: role ?? '' });
      items.push({ label: `Change role to ${roleNames[to]}`, onSelect });
    }
    if (isSuspended) items.push({ label: 'Reactivate', onSelect: () => act('reactivate') });
    else items.push({ label: 'Suspend…', onSelect: () => setSuspending(true) });
  }
  if (mayChange(session, account) || uid === session.uid) {
    items.push({ label: 'Sign out everywhere', onSelect: () => act('sign-out') });
  }
  if (email) items.push({ label: 'Send reset email again', onSelect: () => act('reset') });
  if (items.length === 0) return null;

  return (
    <>
      <Menu
        label={`Change ${label}`}
        trigger={
          <span className="btn btn-line" aria-busy={isBusy}>
            Change
            <ChevronDown className="ico" />
          </span>
        }
        items={items}
      />
      <ConfirmDialog
        open={isSuspending}
        title={`Suspend ${label}?`}
        confirmLabel="Suspend"
        onClose={() => setSuspending(false)}
        onConfirm={() => {
          setSuspending(false);
          act('suspend');
        }}
      >
        They’re signed out on every device within seconds. You can let them back in at any time.
      </ConfirmDialog>
    </>
  );
}
