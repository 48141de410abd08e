import { expect } from 'vitest';
import { listActivity } from '#data/leads/activity-log.ts';
import { readLeadCounts } from '#data/leads/lead-counts.ts';
import { getLead } from '#data/leads/leads.ts';
import { correctContact } from '#data/people/correct-contact.ts';
import { eraseDue, listDue, readKeptUntil } from '#data/people/due-requests.ts';
import { eraseRecord, finishErasure, listErasures } from '#data/people/erase-record.ts';
import { findPerson, type KnownPerson, readKnown, searchKnown } from '#data/people/find-person.ts';
import { setLegalHold } from '#data/people/hold-request.ts';
import { readPerson } from '#data/people/read-person.ts';
import { readRetention, saveRetention } from '#data/people/retention-settings.ts';
import { mergePersons, noteNotSame, undoMerge } from '#data/persons/merge-persons.ts';
import { readLanguage, setLanguage } from '#data/persons/person-language.ts';
import { getVisit } from '#data/visits/visits.ts';
import type { RetentionPeriods } from '#domain/people/retention.ts';
import type { ErasedRecord } from '#domain/trail/erasure.ts';
import { by, type Cases, having, ids } from './case.ts';
import { maria } from './documents.ts';

const newest: ErasedRecord = { collection: 'leads', recordId: 'newest' };
const cancelled: ErasedRecord = { collection: 'appointments', recordId: 'cancelled' };
const before = { name: 'Maria Olsen', ...maria };
const after = { ...before, name: 'Maria Lund' };

const noPeriods = { contact: null, pip: null, attorney: null, spam: null };
const periods = { ...noPeriods, contact: 12, pip: 13 };
const inAYear = new Date('2026-11-10T19:00:00Z');

async function keptWith(id: string, kept: RetentionPeriods) {
  await saveRetention(kept, by, noPeriods);
  const lead = await getLead(id);
  return lead && readKeptUntil(lead);
}

const erasures = async () => (await listErasures()).map(({ id, why, isDone }) => [id, why, isDone]);

const told = (found: Awaited<ReturnType<typeof findPerson>>) =>
  found && [ids(found.group), ids(found.leads), ids(found.visits), found.alike.map(ids)];
const knownIn = (list: (KnownPerson | null)[]) =>
  list.flatMap((known) => (known ? [[...ids(known.group), ...ids(known.visits)]] : []));
const idsOf = async (id: string) => ids((await readKnown(id))?.group ?? []);

export const personCases = {
  findPerson: {
    'with everybody merged into them, and others with the same phone': [
      async () => told(await findPerson('mary')),
      [['maria', 'mary'], ['newest'], ['ahead', 'cancelled'], [['ben']]],
    ],
    'of a request from before persons': [
      async () => told(await findPerson('called')),
      [['called'], ['called'], ['booked'], []],
    ],
    'nobody under this id': [() => findPerson('none'), null],
  },
  searchKnown: {
    'by a name, with their visits': [
      async () => knownIn((await searchKnown('olsen mar')).people),
      [['maria', 'mary', 'ahead', 'cancelled']],
    ],
    'by a phone number that two have': [
      async () => knownIn((await searchKnown('801 555 0161')).people).sort(),
      [['ben'], ['maria', 'mary', 'ahead', 'cancelled']],
    ],
    'by too short a text': [() => searchKnown('-'), { people: [], hasMore: false }],
  },
  readKnown: {
    'with their visits, latest first': [
      async () => knownIn([await readKnown('mary')]),
      [['maria', 'mary', 'ahead', 'cancelled']],
    ],
    'nobody under this id': [() => readKnown('none'), null],
  },
  mergePersons: {
    'is one person, with what the other has': [
      () => mergePersons('ben', 'maria', by),
      () => mergePersons('ben', 'maria', by),
      async () => (await idsOf('ben')).sort(),
      ['ben', 'maria', 'mary'],
    ],
    'one who is merged already': [() => mergePersons('mary', 'ben', by), 'changed'],
    'into one who is merged': [() => mergePersons('ben', 'mary', by), 'changed'],
    'nobody under this id': [() => mergePersons('none', 'ben', by), 'gone'],
  },
  undoMerge: {
    'they are two again': [
      () => undoMerge('mary', 'maria', by),
      () => undoMerge('mary', 'maria', by),
      async () => [await idsOf('maria'), await idsOf('mary')],
      [['maria'], ['mary']],
    ],
    'merged into somebody else since': [() => undoMerge('mary', 'ben', by), 'changed'],
    'nobody under this id': [() => undoMerge('none', 'maria', by), 'gone'],
  },
  readLanguage: {
    'of the person, if nobody knows that of who they turned out to be': [
      () => readLanguage('mary'),
      'es',
    ],
    'that is not known': [() => readLanguage('ben'), null],
    'of nobody': [() => readLanguage('none'), null],
  },
  setLanguage: {
    'is kept, and that of a merged one counts no more': [
      () => setLanguage('maria', 'en', by, null),
      () => setLanguage('maria', 'en', by, null),
      async () => [await readLanguage('maria'), await readLanguage('mary')],
      ['en', 'en'],
    ],
    'changed meanwhile': [() => setLanguage('mary', 'en', by, null), 'changed'],
    'of nobody': [() => setLanguage('none', 'es', by, null), 'gone'],
  },
  noteNotSame: {
    'is kept': [
      async () => {
        const [ben] = (await readKnown('ben'))?.group ?? [];
        if (ben) await noteNotSame(ben, 'maria', by);
        return (await readKnown('ben'))?.group[0].notSame;
      },
      ['maria'],
    ],
  },
  readPerson: {
    'fields and history of each record': [
      () => readPerson([newest, cancelled, { collection: 'leads', recordId: 'none' }]),
      {
        requests: [{ id: 'newest', fields: having(before), history: [] }],
        visits: [{ id: 'cancelled', fields: having({ leadId: 'newest' }), history: [] }],
        imported: [],
        reviewAsks: [],
      },
    ],
    'what the old system knew': [
      async () => {
        const record = { collection: 'persons', recordId: 'earlier-00002' } as const;
        return (await readPerson([record])).imported;
      },
      [{ id: 'earlier-00002', fields: having({ name: 'Erin Known', lang: 'es' }), history: [] }],
    ],
  },
  correctContact: {
    'keeps what it was, and corrects its visits': [
      async () => {
        await correctContact('newest', after, by, before);
        const [entry] = await listActivity('newest');
        return [await getLead('newest'), (await getVisit('cancelled'))?.patientName, entry];
      },
      [
        having(after),
        'Maria Lund',
        having({ kind: 'correction', from: before, to: after, by, at: expect.any(Date) }),
      ],
    ],
    'corrected meanwhile': [
      () => correctContact('newest', after, by, { ...before, name: 'M.' }),
      'changed',
    ],
    deleted: [() => correctContact('none', after, by, before), 'gone'],
  },
  setLegalHold: {
    'and lifts it': [
      async () => {
        await setLegalHold('newest', 'A case', by, null);
        const held = (await getLead('newest'))?.hold;
        await setLegalHold('newest', null, by, 'A case');
        const kinds = (await listActivity('newest')).map(
          (entry) => entry.kind === 'hold' && entry.why,
        );
        return [held, (await getLead('newest'))?.hold, kinds];
      },
      [having({ why: 'A case', by }), null, [null, 'A case']],
    ],
    'once it is lifted, again does nothing': [
      () => setLegalHold('newest', null, by, 'A case'),
      () => listActivity('newest'),
      [],
    ],
    'for the same reason does nothing': [
      async () => {
        await setLegalHold('newest', 'A case', by, null);
        await setLegalHold('newest', 'A case', by, null);
        return (await listActivity('newest')).length;
      },
      1,
    ],
    'for another reason than a colleague’s': [
      async () => {
        await setLegalHold('newest', 'A case', by, null);
        await setLegalHold('newest', 'A subpoena', by, null);
      },
      'changed',
    ],
    'lifts no hold for another reason than was seen': [
      async () => {
        await setLegalHold('newest', 'A case', by, null);
        await setLegalHold('newest', null, by, 'A subpoena');
      },
      'changed',
    ],
    deleted: [() => setLegalHold('none', 'A case', by, null), 'gone'],
  },
  eraseRecord: {
    'a request and a visit': [
      async () => {
        const before = (await readLeadCounts()).contact.new;
        await eraseRecord(cancelled, 'asked', by);
        await eraseRecord(newest, 'mistake', by);
        await eraseRecord(newest, 'asked', by);
        const gone = [await getVisit('cancelled'), await getLead('newest')];
        return [gone, before - (await readLeadCounts()).contact.new, (await erasures()).sort()];
      },
      [
        [null, null],
        1,
        [
          ['appointments-cancelled', 'asked', true],
          ['leads-newest', 'mistake', true],
          ['persons-maria', 'mistake', true],
        ],
      ],
    ],
    'on hold': [
      async () => {
        await setLegalHold('newest', 'A case', by, null);
        await eraseRecord(newest, 'asked', by);
      },
      'on-hold',
    ],
    'a visit ahead': [
      () => eraseRecord({ collection: 'appointments', recordId: 'ahead' }, 'asked', by),
      'visit-ahead',
    ],
    'nothing there': [
      () => eraseRecord({ collection: 'leads', recordId: 'none' }, 'asked', by),
      () => erasures(),
      [],
    ],
  },
  finishErasure: {
    'one that is finished': [
      () => eraseRecord(newest, 'asked', by),
      () => finishErasure(newest, by),
      () => erasures(),
      [['leads-newest', 'asked', true]],
    ],
  },
  listErasures: { 'at first none': [listErasures, []] },
  readRetention: { 'at first none': [readRetention, noPeriods] },
  saveRetention: {
    'a period for each kind': [
      () => saveRetention(periods, by, noPeriods),
      () => saveRetention(periods, by, noPeriods),
      () => readRetention(),
      periods,
    ],
    'changed meanwhile': [
      async () => {
        await saveRetention(periods, by, noPeriods);
        await saveRetention(noPeriods, by, { ...noPeriods, spam: 1 });
      },
      'changed',
    ],
  },
  listDue: {
    'without a period': [() => listDue(noPeriods, inAYear, 50), { due: [], isMore: false }],
    'of each kind by its period': [
      async () => {
        const { due, isMore } = await listDue(periods, inAYear, 50);
        const found = due.map(({ request, until, isOver }) => [until, request.id, isOver]);
        return [found.sort(), isMore];
      },
      [
        [
          ['2026-11-01', 'closed', true],
          ['2026-11-01', 'long-ago', true],
          ['2026-11-04', 'newest', true],
          ['2026-11-06', 'dismissed', true],
          ['2026-11-18', 'called', false],
          ['2026-11-24', 'middle', false],
          ['2026-12-07', 'guide', false],
        ],
        false,
      ],
    ],
    'and whether others may follow': [
      async () => (await listDue({ ...noPeriods, pip: 12 }, inAYear, 1)).isMore,
      true,
    ],
  },
  readKeptUntil: {
    'by its last visit': [() => keptWith('middle', periods), '2026-11-24'],
    'without a period': [() => keptWith('middle', noPeriods), null],
  },
  eraseDue: {
    'a request with its visits': [
      async () => {
        await saveRetention({ ...noPeriods, contact: 1 }, by, noPeriods);
        await eraseDue('called', by);
        const gone = [await getVisit('booked'), await getLead('called')];
        return [gone, (await erasures()).sort()];
      },
      [
        [null, null],
        [
          ['appointments-booked', 'retention', true],
          ['leads-called', 'retention', true],
        ],
      ],
    ],
    'one that is gone': [() => eraseDue('none', by), () => erasures(), []],
    'on hold': [
      async () => {
        await saveRetention({ ...noPeriods, contact: 2 }, by, noPeriods);
        await setLegalHold('called', 'A case', by, null);
        await eraseDue('called', by);
      },
      'not-due',
    ],
    'one that is not due': [() => eraseDue('called', by), 'not-due'],
  },
} satisfies Cases;
