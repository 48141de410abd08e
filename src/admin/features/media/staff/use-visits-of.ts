import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { listVisitsOf } from '#data/visits/visits.ts';
import { may } from '#domain/account/access.ts';
import { timeAhead } from '#domain/visits/stranded.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { useAdminData } from '../../../shared/data/use-admin-data.ts';

export const readVisitsOf = (memberId: string) =>
  settled(
    listVisitsOf(memberId, timeAhead(serverDate())),
    'Failed to look for visits of a staff member',
  );

export function useMayReadVisits(): boolean {
  return may(useAdminData().session.role, 'read', 'appointments');
}

/** From today on; none while they are unknown, and for those who don't see visits. */
export function useVisitsOf(memberId: string | undefined): readonly Visit[] {
  const isRead = useMayReadVisits() && memberId !== undefined;
  const { value } = useAsync(isRead ? [memberId] : null, () => readVisitsOf(memberId ?? ''));
  return value ?? [];
}
