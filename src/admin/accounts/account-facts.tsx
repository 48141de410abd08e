import { type Role, roleNames } from '#domain/account/access.ts';
import type { StaffAccount } from '#domain/account/staff-account.ts';
import { Badge } from '#ui/badge.tsx';
import { LeadDate } from '../leads/table/lead-date.tsx';

export function RoleName({ role }: { role: Role | null }) {
  return role ? roleNames[role] : <span className="text-text-3">No access</span>;
}

export function LastUse({ account: { lastUsedAt } }: { account: StaffAccount }) {
  return lastUsedAt ? <LeadDate moment={lastUsedAt} className="num" /> : 'Not yet';
}

export function AccountState({ account: { isSuspended, lastUsedAt } }: { account: StaffAccount }) {
  if (isSuspended) return <Badge tone="bad">Suspended</Badge>;
  return lastUsedAt ? <Badge tone="ok">Active</Badge> : <Badge tone="mute">Invited</Badge>;
}
