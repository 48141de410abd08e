import { type Role, roleNames } from '#domain/account/access.ts';
import type { Account } from '#domain/account/account.ts';
import { Badge } from '#ui/badge.tsx';
import { LeadDate } from '../leads/table/lead-date.tsx';

export function RoleName({ role }: { role: Role | null }) {
  return role ? roleNames[role] : <span className="text-text-3">No access</span>;
}

export function LastUse({ account: { lastUsedAt } }: { account: Account }) {
  return lastUsedAt ? <LeadDate moment={lastUsedAt} className="num" /> : 'Not yet';
}

export function AccountState({ account: { isSuspended, lastUsedAt } }: { account: Account }) {
  if (isSuspended) return <Badge tone="bad">Suspended</Badge>;
  return lastUsedAt ? <Badge tone="ok">Active</Badge> : <Badge tone="mute">Invited</Badge>;
}
