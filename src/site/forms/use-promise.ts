import { promisedBy, promiseText } from '#domain/requests/promise.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { useNow } from '../clinic/use-minute.ts';

/**
 * 'within 24 hours: by Monday 10:00 AM' for a request received at that moment, or now. A built page has no clock,
 * so the time appears with the app; never for null, an unknown moment.
 */
export function usePromise(receivedAt?: Date | null): string {
  const clinic = useClinic();
  const now = useNow();
  const withinHours = `within ${clinic.promiseHours} hours`;
  if (!now || receivedAt === null) return withinHours;
  return `${withinHours}: ${promiseText(promisedBy(receivedAt ?? now, clinic), now)}`;
}
