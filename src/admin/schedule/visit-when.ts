import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { shortDate } from '#domain/time/week.ts';

/** 'Wed, Nov 18 at 9:15 AM' */
export function visitWhen(startsAt: Date): string {
  return `${shortDate(clinicDate(startsAt))} at ${clockLabel(startsAt)}`;
}
