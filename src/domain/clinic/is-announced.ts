import type { Announcement } from './clinic.ts';

/** Whether an announcement shows on a date, 'YYYY-MM-DD'. */
export function isAnnounced({ from, until }: Announcement, date: string): boolean {
  return from <= date && (until === '' || date <= until);
}
