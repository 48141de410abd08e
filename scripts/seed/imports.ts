import { daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

/** An import of two patients that was taken back. */
export function imports(now: Date): SeedDocument[] {
  const at = daysBefore(now, 40);
  return [
    {
      path: 'imports/7c1f0a52-9d3e-4f68-8b21-5e6a7d8c9b10',
      data: {
        ...{ file: 'patient-list.csv', fingerprint: '0'.repeat(64), state: 'undone' },
        ...{ columns: 'last,first,,phone,lang', rows: 2, done: 2, added: 2, joined: 0, kept: 0 },
        ...{ by: { uid: 'dana', name: 'Dana Reyes' }, changeId: 'seeded' },
        ...{ createdAt: at, updatedAt: at },
      },
    },
  ];
}
