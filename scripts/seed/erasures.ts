import { daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

export function erasures(now: Date): SeedDocument[] {
  const recordId = '3f6c1d2e-8a47-4b0b-9c55-7d1e2f3a4b5c';
  return [
    {
      path: `erasures/leads-${recordId}`,
      data: {
        ...{ collection: 'leads', recordId, why: 'asked', state: 'done' },
        ...{ at: daysBefore(now, 30), by: { uid: 'dana', name: 'Dana Reyes' } },
      },
    },
  ];
}
