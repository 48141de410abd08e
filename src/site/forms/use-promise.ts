import { howSoon, promisedBy } from '#domain/requests/promise.ts';
import { times } from '#words/times.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { useMinute } from '../clinic/use-minute.ts';

/**
 * 'by Monday 10:00 AM' for a request received at that moment, or now. Null when no time is known: in a built page,
 * which has no clock, and for null, an unknown moment. visitAt: of a time that is held with the request.
 */
export function usePromise(receivedAt?: Date | null, visitAt?: Date): string | null {
  const clinic = useClinic();
  const now = useMinute();
  const from = receivedAt === undefined ? now : receivedAt;
  return from && howSoon(promisedBy(from, clinic, visitAt), clinic, now ?? from, times);
}
