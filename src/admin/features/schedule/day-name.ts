import { addDays } from '#domain/time/clinic-day.ts';
import { longDate } from '#domain/time/week.ts';

/** 'Today', 'Tomorrow', 'Monday, November 30' */
export function dayName(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : longDate(date);
}
