import { daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

const samples = [
  ['Failed to load the schedule', 'no answer', '/admin/schedule', 2],
  ['Failed to export. Please try again.', 'TypeError', '/admin/dashboard/appointments', 4],
  ['Failed to export. Please try again.', 'TypeError', '/admin/dashboard/appointments', 6],
  ['A page broke', 'CodeMissing', '/admin/posts/:id', 11],
] as const;

export function problems(now: Date): SeedDocument[] {
  return samples.map(([what, kind, route, days], place) => ({
    path: `problems/p${place}`,
    data: {
      ...{ what, kind, route, build: 'index-SampleBuild' },
      uid: 'dana',
      at: daysBefore(now, days),
      expiresAt: daysBefore(now, days - 30),
    },
  }));
}
