import {
  bookVisit,
  callOffMail,
  changeVisit,
  closeAnswer,
  reopenAnswer,
} from '#data/booking/book-visit.ts';
import { readWaitlist, setRequestWish, setVisitWish } from '#data/booking/waitlist.ts';
import { listActivity } from '#data/leads/activity-log.ts';
import { watchVisits } from '#data/leads/lead-feed.ts';
import { getLead } from '#data/leads/leads.ts';
import { readKnown } from '#data/people/find-person.ts';
import { readOpenings } from '#data/visits/read-openings.ts';
import { readTaken, readWeeks } from '#data/visits/read-taken.ts';
import { listVisitMailsDue } from '#data/visits/visit-mails.ts';
import {
  countAllVisits,
  countVisits,
  findScheduled,
  getVisit,
  lastVisitChange,
  listHolds,
  listOpenAnswers,
  listVisits,
  listVisitsAhead,
  listVisitsOf,
  listVisitsOfLeads,
  listVisitsOfPersons,
} from '#data/visits/visits.ts';
import type { ChosenWish } from '#domain/leads/sooner-wish.ts';
import type { Booking } from '#domain/visits/booking.ts';
import { comingWeeks } from '#domain/visits/opening-weeks.ts';
import { by, type Cases, erase, having, heard, ids } from './case.ts';
import { day, maria, tomorrow, visitTime } from './documents.ts';

const week = { from: day(17), to: day(24) };

const booking: Booking = {
  leadId: null,
  personId: null,
  patientName: 'Maria Olsen',
  patientPhone: '',
  patientEmail: '',
  providerId: 'avery',
  ...visitTime(day(21)),
  note: '',
};
const wish: ChosenWish = { days: [1, 2, 3], parts: ['morning'] };
const nobody = { leadId: null, patientPhone: '', patientEmail: '' };
const book = ({ startsAt = booking.startsAt, ...fields }: Partial<Booking> = {}) =>
  bookVisit({ ...booking, ...visitTime(startsAt), ...fields }, by, 'new');

export const visitCases = {
  readOpenings: { 'none while booking is off': [() => readOpenings(day(18)), null] },
  readTaken: {
    'nothing of weeks that are not stored': [
      async () => [...(await readTaken(comingWeeks(day(18)), { isOutside: false }))],
      [],
    ],
  },
  readWeeks: {
    'nothing of weeks that are not stored': [
      async () => [...(await readWeeks(comingWeeks(day(18))))],
      [],
    ],
  },
  listVisits: {
    'of a week in order, its end excluded': [
      async () => ids(await listVisits(week)),
      ['booked', 'cancelled', 'later'],
    ],
  },
  listVisitsOf: {
    'of one provider': [
      async () => ids(await listVisitsOf('avery', week)),
      ['booked', 'cancelled'],
    ],
  },
  lastVisitChange: {
    'another one after each change': [
      async () => {
        const last = await lastVisitChange();
        const isSame = last === (await lastVisitChange());
        await book();
        return [isSame, last === (await lastVisitChange())];
      },
      [true, false],
    ],
  },
  watchVisits: {
    'tells of a booking': [async () => heard(watchVisits, await lastVisitChange(), book), 'heard'],
    'tells of an erasure': [
      async () =>
        heard(watchVisits, await lastVisitChange(), () => erase('appointments', 'cancelled')),
      'heard',
    ],
  },
  getVisit: {
    'a visit': [
      () => getVisit('booked'),
      having({ leadId: 'called', providerName: 'Dr. Sample Avery', ...visitTime(day(18)) }),
    ],
    'no visit': [() => getVisit('none'), null],
  },
  listVisitsOfLeads: {
    'of any status': [
      async () => ids(await listVisitsOfLeads(['newest', 'called', 'closed'])).sort(),
      ['ahead', 'booked', 'cancelled'],
    ],
    'of no lead': [() => listVisitsOfLeads([]), []],
  },
  listVisitsOfPersons: {
    'of any status': [
      async () => ids(await listVisitsOfPersons(['maria', 'mary'])).sort(),
      ['ahead', 'cancelled'],
    ],
  },
  findScheduled: {
    'not those that are cancelled, completed or over': [
      () => findScheduled(['newest', 'called', 'middle', 'closed']),
      new Set(['closed']),
    ],
  },
  listHolds: {
    'those that lapse in the range, without lapsed and confirmed ones': [
      async () => ids(await listHolds({ from: new Date(), to: tomorrow })),
      ['held'],
    ],
  },
  listOpenAnswers: {
    'the longest wait first': [async () => ids(await listOpenAnswers()), ['cancelled', 'later']],
  },
  listVisitsAhead: {
    'of a phone number': [
      async () => ids(await listVisitsAhead({ ...nobody, patientPhone: maria.phone })),
      ['ahead'],
    ],
    'of an email address, not those that are cancelled': [
      async () => ids(await listVisitsAhead({ ...nobody, patientEmail: maria.email })),
      ['ahead'],
    ],
    'of a request, not those that are over': [
      async () => ids(await listVisitsAhead({ ...nobody, leadId: 'called' })),
      [],
    ],
    'of any of them in order, each once': [
      async () =>
        ids(
          await listVisitsAhead({
            leadId: 'deleted',
            patientPhone: maria.phone,
            patientEmail: maria.email,
          }),
        ),
      ['sooner', 'ahead'],
    ],
    'of nobody': [() => listVisitsAhead(nobody), []],
  },
  listVisitMailsDue: {
    'for longer than the grace, the oldest first': [
      async () => ids(await listVisitMailsDue()),
      ['cancelled', 'booked'],
    ],
  },
  callOffMail: {
    'it is no longer due': [
      () => callOffMail('booked', by),
      async () => [ids(await listVisitMailsDue()), await getVisit('booked')],
      [
        ['cancelled'],
        having({
          mail: having({ askedAt: null, state: 'failed' }),
          ...{ sequence: 1, updatedBy: by },
        }),
      ],
    ],
    'without one nothing changes': [
      () => callOffMail('ahead', by),
      () => getVisit('ahead'),
      having({ sequence: 0 }),
    ],
    'no visit': [() => callOffMail('none', by), 'gone'],
  },
  closeAnswer: {
    'it stays, closed': [
      () => closeAnswer('later', by),
      async () => [ids(await listOpenAnswers()), await getVisit('later')],
      [
        ['cancelled'],
        having({
          answer: { kind: 'move', words: 'Mornings, please', at: day(3), open: false },
          ...{ sequence: 1, updatedBy: by },
        }),
      ],
    ],
    'a closed one stays as it is': [
      () => closeAnswer('booked', by),
      () => getVisit('booked'),
      having({ sequence: 0 }),
    ],
    'the one that was seen': [
      () => closeAnswer('later', by, day(3)),
      async () => (await getVisit('later'))?.answer?.open,
      false,
    ],
    'a later one than was seen': [() => closeAnswer('later', by, day(2)), 'changed'],
    'no visit': [() => closeAnswer('none', by), 'gone'],
  },
  reopenAnswer: {
    'it waits again': [
      () => closeAnswer('later', by),
      () => reopenAnswer('later', 'move', by),
      async () => [ids(await listOpenAnswers()), await getVisit('later')],
      [
        ['cancelled', 'later'],
        having({
          answer: { kind: 'move', words: 'Mornings, please', at: day(3), open: true },
          ...{ sequence: 2, updatedBy: by },
        }),
      ],
    ],
    'an open one, and one of another kind, stay as they are': [
      () => reopenAnswer('later', 'move', by),
      () => reopenAnswer('booked', 'move', by),
      async () => [await getVisit('later'), await getVisit('booked')],
      [having({ sequence: 0 }), having({ sequence: 0 })],
    ],
    'no visit': [() => reopenAnswer('none', 'move', by), 'gone'],
  },
  countVisits: { 'that take place': [() => countVisits(week), 2] },
  countAllVisits: {
    'of any status': [async () => (await countAllVisits(week)) > (await countVisits(week)), true],
    'of one provider': [() => countAllVisits(week, 'none'), 0],
  },

  bookVisit: {
    'is stored, of a new person': [
      () => book(),
      () => getVisit('new'),
      having({
        ...booking,
        personId: 'new',
        ...visitTime(day(21)),
        providerName: 'Dr. Sample Avery',
        sequence: 0,
      }),
    ],
    'once for two tries, as the later one says': [
      () => book({ startsAt: day(22) }),
      () => book(),
      async () => (await listVisits(week)).filter(({ id }) => id === 'new'),
      [having({ startsAt: day(21) })],
    ],
    'twice for two requests': [
      async () => {
        await book();
        const { id } = await book({ leadId: 'newest', startsAt: day(22) });
        return [id === 'new', (await getVisit('new'))?.leadId, (await getVisit(id))?.leadId];
      },
      [false, null, 'newest'],
    ],
    'twice for two patients': [
      async () => {
        await book();
        const { id } = await book({ patientName: 'Luis Ortega', startsAt: day(22) });
        const names = [await getVisit('new'), await getVisit(id)].map((each) => each?.patientName);
        return [id === 'new', names];
      },
      [false, [booking.patientName, 'Luis Ortega']],
    ],
    'of the person who has its phone and first name': [
      async () => (await book({ patientPhone: maria.phone, patientEmail: maria.email })).personId,
      'maria',
    ],
    'of nobody known on a phone alone': [
      async () => (await book({ patientName: 'Zoe', patientPhone: maria.phone })).personId,
      'new',
    ],
    'of its request’s person': [
      async () => (await book({ leadId: 'newest', startsAt: tomorrow })).personId,
      'maria',
    ],
    'of another one, if the request is for another first name': [
      async () => (await book({ leadId: 'newest', patientName: 'Luis' })).personId,
      'new',
    ],
    'of the person whom staff chose, who gets its phone': [
      async () => {
        const phone = '(801) 555-0177';
        const { personId } = await book({ personId: 'ben', patientPhone: phone });
        return [personId, (await readKnown('ben'))?.group[0].keys];
      },
      ['ben', [maria.phone, '(801) 555-0177']],
    ],
    'at a time that is taken': [() => book({ startsAt: day(18) }), 'time-taken'],
    'at the time of another provider': [
      async () => (await book({ startsAt: day(20) })).providerId,
      'avery',
    ],
    'at the time of a cancelled visit': [async () => (await book({ startsAt: day(19) })).id, 'new'],
    'with a provider who has left': [() => book({ providerId: 'none' }), 'provider-gone'],
    'takes up a new request': [
      () => book({ leadId: 'newest', startsAt: tomorrow }),
      async () => [await getLead('newest'), await listActivity('newest')],
      [
        having({ status: 'contacted', scheduled: true }),
        [having({ kind: 'status', from: 'new', to: 'contacted', by })],
      ],
    ],
    'leaves the status of another request': [
      () => book({ leadId: 'closed' }),
      async () => [(await getLead('closed'))?.status, await listActivity('closed')],
      ['closed', []],
    ],
  },
  setVisitWish: {
    'counts from now, for a time before the visit': [
      async () => {
        await setVisitWish('ahead', wish, by, null);
        const { waiting } = await readWaitlist();
        return [waiting, await getVisit('ahead')];
      },
      [
        [having({ kind: 'visit', id: 'ahead', wish: having(wish) })],
        having({ sequence: 0, updatedBy: by, sooner: having(wish) }),
      ],
    ],
    'taken back': [
      () => setVisitWish('ahead', wish, by, null),
      () => setVisitWish('ahead', null, by, wish),
      async () => [(await readWaitlist()).waiting, (await getVisit('ahead'))?.sooner],
      [[], null],
    ],
    'changed meanwhile': [
      async () => {
        await setVisitWish('ahead', wish, by, null);
        await setVisitWish('ahead', { ...wish, days: [1] }, by, null);
      },
      'changed',
    ],
    'no visit': [() => setVisitWish('none', wish, by, null), 'gone'],
  },
  setRequestWish: {
    'in the history of the request': [
      async () => {
        await setRequestWish('newest', { ...wish, type: 'treatment' }, by, null);
        const { waiting } = await readWaitlist();
        return [waiting, await listActivity('newest')];
      },
      [
        [having({ kind: 'request', id: 'newest', visit: null })],
        [having({ kind: 'sooner', wants: true, by })],
      ],
    ],
    'no request': [() => setRequestWish('none', wish, by, null), 'gone'],
  },
  readWaitlist: {
    'nobody waits': [async () => (await readWaitlist()).waiting, []],
    'not who has a visit ahead': [
      () => setRequestWish('newest', { ...wish, type: 'treatment' }, by, null),
      () => book({ leadId: 'newest', startsAt: tomorrow }),
      async () => (await readWaitlist()).waiting,
      [],
    ],
    'not who has a sooner time since': [
      () => book({ startsAt: new Date(tomorrow.getTime() + 3_600_000) }),
      () => setVisitWish('new', wish, by, null),
      () => changeVisit('new', { startsAt: tomorrow }, by),
      async () => (await readWaitlist()).waiting,
      [],
    ],
  },
  changeVisit: {
    'gives the visit as it was': [
      async () => [
        await changeVisit('booked', { startsAt: day(21) }, by, { startsAt: day(18) }),
        await getVisit('booked'),
      ],
      [having(visitTime(day(18))), having({ ...visitTime(day(21)), sequence: 1, updatedBy: by })],
    ],
    'to another provider': [
      () => changeVisit('booked', { providerId: 'taylor' }, by),
      async () => (await getVisit('booked'))?.providerName,
      'Sample Jordan T.',
    ],
    'to a type of another length': [
      () => changeVisit('booked', visitTime(day(18), 'new_patient'), by),
      () => getVisit('booked'),
      having(visitTime(day(18), 'new_patient')),
    ],
    'a cancelled one frees its time and its request': [
      async () => {
        await book({ leadId: 'newest', startsAt: tomorrow });
        const before = (await getLead('newest'))?.scheduled;
        await changeVisit('new', { status: 'cancelled' }, by);
        await changeVisit('booked', { startsAt: tomorrow }, by);
        return [before, (await getLead('newest'))?.scheduled, await getVisit('booked')];
      },
      [true, undefined, having(visitTime(tomorrow))],
    ],
    'without a change': [() => changeVisit('booked', { startsAt: day(18) }, by), null],
    'changed meanwhile': [
      () => changeVisit('booked', { startsAt: day(21) }, by, { startsAt: day(20) }),
      'changed',
    ],
    'cancelled, which deals with the answer that was seen': [
      async () => {
        const seen = { answeredAt: day(3) };
        await changeVisit('later', { status: 'cancelled' }, by, seen);
        return (await getVisit('later'))?.answer?.open;
      },
      false,
    ],
    'cancelled, and not with one that came since': [
      async () => {
        const seen = { answeredAt: day(2) };
        await changeVisit('later', { status: 'cancelled' }, by, seen);
        return (await getVisit('later'))?.answer?.open;
      },
      true,
    ],
    'to a time that is taken': [
      () => book(),
      () => changeVisit('booked', { startsAt: day(21) }, by),
      'time-taken',
    ],
    'to a provider who has left': [
      () => changeVisit('booked', { providerId: 'none' }, by),
      'provider-gone',
    ],
    'no visit': [() => changeVisit('none', { note: 'Late' }, by), 'gone'],
  },
} satisfies Cases;
