import { bookVisit } from '#data/booking/book-visit.ts';
import { findPerson, searchKnown } from '#data/people/find-person.ts';
import { correctImported } from '#data/persons/correct-imported.ts';
import {
  beginImport,
  importPersons,
  listImported,
  listImports,
  undoImport,
} from '#data/persons/import-persons.ts';
import type { PatientRow } from '#domain/people/patient-rows.ts';
import { by, type Cases, having, ids } from './case.ts';
import { maria, tomorrow, visitTime } from './documents.ts';

const row = (at: number, name: string, ...keys: string[]): PatientRow => ({
  ...{ row: at, name, keys, lang: null, problems: [], isBrought: true },
});
const [home, cell] = ['(801) 555-0180', '(801) 555-0181'];
const rows = [
  row(2, 'Ana Lopez', home),
  row(3, 'Ana Lopez', home, cell),
  row(4, 'Luis Lopez', home),
  row(5, 'Ana Lopez', home),
  row(6, 'Nobody Known'),
];
const started = { file: 'patients.csv', fingerprint: 'a'.repeat(64), columns: ['name' as const] };
const watch = { onProgress() {}, signal: new AbortController().signal };
const of = (id: string, at: number) => `${id}-0000${at}`;

const begin = (rows = 5) => beginImport({ id: 'new', ...started, rows }, by);

async function bring(patients = rows) {
  await begin(patients.length);
  return importPersons('new', patients, by, watch);
}

const known = { name: 'Erin Known', keys: ['(801) 555-0190'] };
const corrected = { name: 'Erin Knowles', keys: ['(385) 555-0192', 'erin@example.com'] };

const states = async () =>
  (await listImports()).map(({ id, state, added, joined, kept }) => [
    id,
    state,
    added,
    joined,
    kept,
  ]);

export const importCases = {
  listImports: { 'with what became of them': [states, [['earlier', 'done', 1, 0, 0]]] },
  beginImport: {
    'is running, and the same at a second try': [
      () => begin(),
      () => begin(),
      () => listImports(),
      [
        having({ id: 'new', state: 'running', rows: 5, done: 0, columns: ['name'], by }),
        having({ id: 'earlier' }),
      ],
    ],
  },
  importPersons: {
    'joins who is surely the same, and adds everybody else': [
      async () => {
        const plan = await bring();
        const told = plan.map(({ becomes, mergedInto, isMaybeSame }) => [
          ...[becomes, mergedInto, isMaybeSame],
        ]);
        return [told, ids(await listImported('new')), await states()];
      },
      [
        [
          ['added', null, false],
          ['joined', of('new', 2), false],
          ['added', null, true],
          ['added', null, true],
          ['added', null, false],
        ],
        [2, 3, 4, 5, 6].map((at) => of('new', at)),
        [
          ['new', 'done', 4, 1, 0],
          ['earlier', 'done', 1, 0, 0],
        ],
      ],
    ],
    'brings nobody who is known': [
      () => bring([row(2, 'Erin Known', '(801) 555-0190')]),
      async () => ids(await listImported('new')),
      [],
    ],
    'stops between rows': [
      () => begin(),
      () => importPersons('new', rows, by, { ...watch, signal: AbortSignal.abort() }),
      'AbortError',
    ],
    'one that is done': [() => importPersons('earlier', rows, by, watch), 'changed'],
    'one that isn’t there': [() => importPersons('none', rows, by, watch), 'gone'],
  },
  correctImported: {
    'is found by the new name and phone, and no more by the old ones': [
      async () => {
        await correctImported('earlier-00002', corrected, by, known);
        await correctImported('earlier-00002', corrected, by, known);
        const found = async (text: string) =>
          (await searchKnown(text)).people.map(({ group }) => group[0].id);
        const [person] = (await findPerson('earlier-00002'))?.group ?? [];
        return [
          [person?.name, person?.keys, person?.imported?.name, person?.imported?.lang],
          [await found('Erin Knowles'), await found('385 555 0192')],
          await found('801 555 0190'),
        ];
      },
      [
        ['Erin Knowles', corrected.keys, 'Erin Knowles', 'es'],
        [['earlier-00002'], ['earlier-00002']],
        [],
      ],
    ],
    'stays when its import is undone': [
      async () => {
        await bring([row(2, 'Ana Lopez', home)]);
        const seen = { name: 'Ana Lopez', keys: [home] };
        await correctImported(of('new', 2), { ...seen, keys: [cell] }, by, seen);
        await undoImport('new', by, watch);
        return ids(await listImported('new'));
      },
      [of('new', 2)],
    ],
    'corrected meanwhile': [
      () => correctImported('earlier-00002', corrected, by, { ...known, name: 'Erin' }),
      'changed',
    ],
    'of somebody who came another way': [
      () => correctImported('maria', corrected, by, known),
      'gone',
    ],
    'of nobody': [() => correctImported('none', corrected, by, known), 'gone'],
  },
  undoImport: {
    'takes back who was brought': [
      () => bring(),
      () => undoImport('new', by, watch),
      () => undoImport('new', by, watch),
      async () => [await listImported('new'), (await states())[0]],
      [[], ['new', 'undone', 4, 1, 0]],
    ],
    'keeps who has a visit since': [
      () => bring(),
      () =>
        bookVisit(
          {
            ...{ leadId: null, personId: of('new', 4), note: '' },
            ...{ patientName: 'Luis Lopez', patientPhone: home, patientEmail: '' },
            ...{ providerId: 'avery', ...visitTime(tomorrow, 'treatment') },
          },
          by,
          'soon',
          false,
        ),
      () => undoImport('new', by, watch),
      async () => [ids(await listImported('new')), (await states())[0]],
      [[of('new', 4)], ['new', 'undone', 4, 1, 1]],
    ],
    'one that isn’t there': [() => undoImport('none', by, watch), 'gone'],
  },
  listImported: {
    'who is left': [async () => ids(await listImported('earlier')), ['earlier-00002']],
    'with a page of their own': [
      async () => (await findPerson('earlier-00002'))?.group[0].imported?.lang,
      'es',
    ],
    'with another’s phone': [
      async () => {
        const [first] = await bring([row(2, 'Mari', maria.phone)]);
        return [first?.becomes, first?.isMaybeSame];
      },
      ['added', true],
    ],
  },
} satisfies Cases;
