import { roleNames } from '#domain/account/access.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';

export function SignedInPerson() {
  const { session } = useAdminData();
  const { role, displayName } = session;
  const roleName = role && role !== 'admin' ? roleNames[role] : 'Admin';
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
      <Avatar initials={initials(displayName, session.email)} tone="self" />
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="truncate font-semibold text-text">{displayName ?? roleName}</span>
        <span className="truncate text-caption font-normal text-text-3">{session.email}</span>
      </span>
    </span>
  );
}
