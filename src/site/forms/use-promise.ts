import { clinic } from '#domain/clinic/clinic.ts';
import { promisedBy, promiseText } from '#domain/requests/promise.ts';
import { useNow } from '../clinic/use-minute.ts';

const withinHours = `within ${clinic.promiseHours} hours`;

/**
 * 'within 24 hours: by Monday 10:00 AM' for a request that arrived at that moment, or would arrive now. The
 * time comes with the app, since a built page knows no clock; never for null, an unknown moment.
 */
export function usePromise(receivedAt?: Date | null): string {
  const now = useNow();
  if (!now || receivedAt === null) return withinHours;
  return `${withinHours}: ${promiseText(promisedBy(receivedAt ?? now))}`;
}
