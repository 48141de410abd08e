import type { Announcement } from './clinic.ts';

export function isAnnounced({ from, until }: Announcement, date: string): boolean {
  return from <= date && (until === '' || date <= until);
}
