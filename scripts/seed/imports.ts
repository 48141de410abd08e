import { importedPerson } from '#domain/people/patient-import.ts';
import { daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

/** An import of two patients, which can't be undone any more. */
export function imports(now: Date): SeedDocument[] {
  const id = '7c1f0a52-9d3e-4f68-8b21-5e6a7d8c9b10';
  const at = daysBefore(now, 40);
  const times = { createdAt: at, updatedAt: at };
  const person = (row: number, name: string, key: string, lang: 'en' | 'es'): SeedDocument => {
    const patient = { row, name, keys: [key], lang, problems: [], isBrought: true };
    return {
      path: `persons/${id}-0000${row}`,
      data: { ...importedPerson(id, { row: patient, mergedInto: null }), ...times },
    };
  };
  return [
    {
      path: `imports/${id}`,
      data: {
        ...{ file: 'patient-list.csv', fingerprint: '0'.repeat(64), state: 'done' },
        ...{ columns: 'last,first,,phone,lang', rows: 2, done: 2, added: 2, joined: 0 },
        ...{ by: { uid: 'dana', name: 'Dana Reyes' }, changeId: 'seeded', ...times },
      },
    },
    person(2, 'Ximena Tafoya', '(801) 555-0196', 'es'),
    person(3, 'Vernon Pugmire', '(801) 555-0197', 'en'),
  ];
}
