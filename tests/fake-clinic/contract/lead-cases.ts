import { expect } from 'vitest';
import {
  addCall,
  addNote,
  listActivity,
  markNotSpam,
  setCallBack,
  setHeardFrom,
  setLeadStatus,
} from '#data/leads/activity-log.ts';
import { readLeadCounts } from '#data/leads/lead-counts.ts';
import { watchLeads } from '#data/leads/lead-feed.ts';
import { listMailsDue } from '#data/leads/lead-mails.ts';
import {
  allLeads,
  findDuplicates,
  getLead,
  lastLeadChange,
  listCallBacks,
  listLeads,
  listLeadsBetween,
  listLongestWaiting,
  listSuspects,
} from '#data/leads/leads.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { by, type Cases, erase, having, heard, ids } from './case.ts';
import { day, maria } from './documents.ts';

/** The times of a lead's calls: 'set', null before the call, 'none' on a lead from before the field. */
const callTimesOf = async (id: string) => {
  const { firstCallAt, reachedAt } = (await getLead(id)) as Lead;
  const shown = (time: Date | null | undefined) => (time === undefined ? 'none' : time && 'set');
  return [shown(firstCallAt), shown(reachedAt)];
};

const callBackOf = async (id: string) => (await getLead(id))?.callBackAt;

const all = { type: 'contact', view: 'all' } as const;

export const leadCases = {
  setLeadStatus: {
    'changes it and tells the one before': [
      async () => [await setLeadStatus('newest', 'closed', by), (await getLead('newest'))?.status],
      ['new', 'closed'],
    ],
    'is in the history': [
      () => setLeadStatus('newest', 'closed', by),
      () => listActivity('newest'),
      [having({ kind: 'status', from: 'new', to: 'closed', by, at: expect.any(Date) })],
    ],
    'ends a snooze': [
      () => setLeadStatus('snoozed', 'contacted', by),
      () => callBackOf('snoozed'),
      null,
    ],
    'the same status': [() => setLeadStatus('newest', 'new', by), null],
    'a status that it may not leave': [
      async () => [
        await setLeadStatus('called', 'new', by, (from) => from === 'new'),
        (await getLead('called'))?.status,
      ],
      [null, 'contacted'],
    ],
    'not of spam': [() => setLeadStatus('spam', 'closed', by), null],
    'of no lead': [() => setLeadStatus('none', 'new', by), 'gone'],
    'to spam keeps the status and tells it': [
      async () => [
        await setLeadStatus('called', 'spam', by),
        await getLead('called'),
        await listActivity('called'),
      ],
      [
        'contacted',
        having({ spam: true, status: 'contacted' }),
        expect.arrayContaining([having({ from: 'contacted', to: 'spam', by })]),
      ],
    ],
    'to spam ends a snooze': [
      () => setLeadStatus('snoozed', 'spam', by),
      () => callBackOf('snoozed'),
      null,
    ],
    'of spam to spam': [() => setLeadStatus('spam', 'spam', by), null],
    'to spam from a status that it may not leave': [
      async () => [
        await setLeadStatus('called', 'spam', by, (status) => status === 'new'),
        (await getLead('called'))?.spam,
      ],
      [null, false],
    ],
    'of no lead to spam': [() => setLeadStatus('none', 'spam', by), 'gone'],
  },
  markNotSpam: {
    'makes it new': [
      () => markNotSpam('spam', by),
      async () => [await getLead('spam'), await listActivity('spam')],
      [having({ spam: false, status: 'new' }), [having({ from: 'spam', to: 'new' })]],
    ],
    'gives back a status': [
      () => markNotSpam('spam', by, 'contacted'),
      async () => [await getLead('spam'), await listActivity('spam')],
      [having({ spam: false, status: 'contacted' }), [having({ from: 'spam', to: 'contacted' })]],
    ],
    'leaves others as they are': [
      () => markNotSpam('called', by),
      async () => (await getLead('called'))?.status,
      'contacted',
    ],
    'of no lead': [() => markNotSpam('none', by), 'gone'],
  },
  addNote: {
    'once for two tries': [
      () => addNote('newest', 'Called her.', by, 'entry'),
      () => addNote('newest', 'Called her.', by, 'entry'),
      () => listActivity('newest'),
      [having({ id: 'entry', kind: 'note', text: 'Called her.', by })],
    ],
    'twice for other words': [
      () => addNote('newest', 'Called her.', by, 'entry'),
      () => addNote('newest', 'Called him.', by, 'entry'),
      async () => (await listActivity('newest')).length,
      2,
    ],
    'of no lead': [() => addNote('none', 'Called her.', by, 'entry'), 'permission-denied'],
  },
  addCall: {
    'is in the history': [
      () => addCall('newest', 'reached', by, 'entry'),
      () => listActivity('newest'),
      [having({ id: 'entry', kind: 'call', outcome: 'reached', by })],
    ],
    'times the first one, and the first that reached the person': [
      async () => {
        const none = await callTimesOf('newest');
        await addCall('newest', 'no_answer', by, 'entry');
        const called = await callTimesOf('newest');
        await addCall('newest', 'reached', by, 'other');
        return [none, called, await callTimesOf('newest')];
      },
      [
        [null, null],
        ['set', null],
        ['set', 'set'],
      ],
    ],
    'keeps the time of the first': [
      async () => {
        await addCall('newest', 'reached', by, 'entry');
        const first = (await getLead('newest')) as Lead;
        await addCall('newest', 'reached', by, 'other');
        const second = (await getLead('newest')) as Lead;
        return [first.firstCallAt, first.reachedAt].map(
          (time, place) =>
            time?.getTime() === [second.firstCallAt, second.reachedAt][place]?.getTime(),
        );
      },
      [true, true],
    ],
    'times no lead from before the field': [
      () => addCall('called', 'reached', by, 'entry'),
      async () => [...(await callTimesOf('called')), (await listActivity('called')).length],
      ['none', 'none', 1],
    ],
    'once for two tries': [
      () => addCall('newest', 'reached', by, 'entry'),
      () => addCall('newest', 'reached', by, 'entry'),
      async () => (await listActivity('newest')).length,
      1,
    ],
    'twice for another outcome': [
      () => addCall('newest', 'no_answer', by, 'entry'),
      () => addCall('newest', 'reached', by, 'entry'),
      async () => [(await listActivity('newest')).length, ...(await callTimesOf('newest'))],
      [2, 'set', 'set'],
    ],
    'of no lead': [() => addCall('none', 'reached', by, 'entry'), 'gone'],
    'that reached the person ends a snooze, and no other does': [
      async () => {
        await addCall('snoozed', 'no_answer', by, 'entry');
        const before = await callBackOf('snoozed');
        await addCall('snoozed', 'reached', by, 'other');
        return [before, await callBackOf('snoozed')];
      },
      [day(20), null],
    ],
  },
  setHeardFrom: {
    'is stored, and can be taken back': [
      async () => {
        await setHeardFrom('newest', 'doctor', by, null);
        const first = (await getLead('newest'))?.heardFrom;
        await setHeardFrom('newest', null, by, 'doctor');
        return [first, (await getLead('newest'))?.heardFrom];
      },
      ['doctor', null],
    ],
    'once for two tries': [
      () => setHeardFrom('newest', 'doctor', by, null),
      () => setHeardFrom('newest', 'doctor', by, null),
      async () => (await getLead('newest'))?.heardFrom,
      'doctor',
    ],
    'not over the answer of a colleague': [
      async () => {
        await setHeardFrom('newest', 'doctor', by, null);
        await setHeardFrom('newest', 'google', by, null);
      },
      'changed',
    ],
    'of no lead': [() => setHeardFrom('none', 'doctor', by, null), 'gone'],
  },
  setCallBack: {
    'puts a lead off, and is in the history': [
      () => setCallBack('newest', day(9), by, null),
      async () => [await callBackOf('newest'), await listActivity('newest')],
      [day(9), [having({ kind: 'call_back', until: day(9), by, at: expect.any(Date) })]],
    ],
    'takes it up again': [
      () => setCallBack('snoozed', null, by, day(20)),
      async () => [await callBackOf('snoozed'), await listActivity('snoozed')],
      [null, [having({ kind: 'call_back', until: null, by })]],
    ],
    'once for two tries': [
      () => setCallBack('newest', day(9), by, null),
      () => setCallBack('newest', day(9), by, null),
      async () => (await listActivity('newest')).length,
      1,
    ],
    'not over the time of a colleague': [
      () => setCallBack('snoozed', day(21), by, null),
      'changed',
    ],
    'of no lead': [() => setCallBack('none', day(9), by, null), 'gone'],
  },
  listActivity: { 'of a lead without one': [() => listActivity('newest'), []] },

  watchLeads: {
    'tells of a change': [
      async () =>
        heard(watchLeads, await lastLeadChange(), () => addNote('newest', 'Called.', by, 'entry')),
      'heard',
    ],
    'tells of a change since the last that was read': [
      async () => {
        const last = await lastLeadChange();
        await addNote('newest', 'Called.', by, 'entry');
        return heard(watchLeads, last);
      },
      'heard',
    ],
    'tells of the erasure of an older one': [
      async () => heard(watchLeads, await lastLeadChange(), () => erase('leads', 'closed')),
      'heard',
    ],
  },
  lastLeadChange: {
    'another one after each change': [
      async () => {
        const last = await lastLeadChange();
        const isSame = last === (await lastLeadChange());
        await addNote('newest', 'Called.', by, 'entry');
        return [isSame, last === (await lastLeadChange())];
      },
      [true, false],
    ],
  },
  listMailsDue: {
    'for three minutes, the oldest first': [() => listMailsDue(), ['called', 'middle']],
  },

  listLeads: {
    'newest first, without spam and dismissed': [
      async () => ids((await listLeads(all)).leads),
      ['newest', 'middle', 'called', 'closed'],
    ],
    'of one view': [
      async () => ids((await listLeads({ ...all, view: 'new' })).leads),
      ['newest', 'middle'],
    ],
    spam: [async () => ids((await listLeads({ ...all, view: 'spam' })).leads), ['spam']],
    'in a language': [
      async () => ids((await listLeads({ ...all, language: 'es' })).leads),
      ['closed'],
    ],
    'in a language, of one view': [
      async () => ids((await listLeads({ ...all, language: 'es', view: 'new' })).leads),
      [],
    ],
    'of another type': [
      async () => ids((await listLeads({ ...all, type: 'pip' })).leads),
      ['guide'],
    ],
    'without a look at their visits': [
      async () => ids((await listLeads(all)).leads.filter(({ scheduled }) => scheduled)),
      [],
    ],
    'found by what staff type': [
      async () => ids((await listLeads({ ...all, search: 'maria ols' })).leads),
      ['newest', 'closed'],
    ],
    'found by the last name first': [
      async () => ids((await listLeads({ ...all, search: 'Olsen, Maria' })).leads),
      ['newest', 'closed'],
    ],
    'found by one letter': [
      async () => ids((await listLeads({ ...all, search: 'o' })).leads),
      ['newest'],
    ],
    'found by a text too short': [
      async () => (await listLeads({ ...all, search: '80' })).leads.length,
      4,
    ],
    'a page and the next': [
      async () => {
        const first = await listLeads({ ...all, pageSize: 3 });
        const second = await listLeads({ ...all, pageSize: 3, after: first.next });
        return [ids(first.leads), ids(second.leads), second.next];
      },
      [['newest', 'middle', 'called'], ['closed'], null],
    ],
    'the oldest first, a page and the next': [
      async () => {
        const oldest = { ...all, pageSize: 3, oldestFirst: true };
        const first = await listLeads(oldest);
        const second = await listLeads({ ...oldest, after: first.next });
        return [ids(first.leads), ids(second.leads), second.next];
      },
      [['closed', 'called', 'middle'], ['newest'], null],
    ],
    'after a lead that left the view': [
      () => setLeadStatus('middle', 'closed', by),
      async () => ids((await listLeads({ ...all, view: 'new', after: 'middle' })).leads),
      [],
    ],
    'after no lead': [async () => (await listLeads({ ...all, after: 'none' })).leads.length, 4],
  },
  listLongestWaiting: {
    'the oldest first': [
      async () => ids(await listLongestWaiting('contact', 2)),
      ['middle', 'newest'],
    ],
    'so many': [async () => ids(await listLongestWaiting('contact', 1)), ['middle']],
  },
  listCallBacks: {
    'of any type and status but spam and dismissed, the earliest first': [
      async () => {
        for (const [place, id] of ['newest', 'called', 'dismissed', 'spam'].entries()) {
          await setCallBack(id, day(19 - place), by, null);
        }
        return ids(await listCallBacks());
      },
      ['called', 'newest', 'snoozed'],
    ],
  },
  listSuspects: {
    'recent spam that can be answered and that nobody has touched': [
      async () => ids(await listSuspects()),
      ['suspect'],
    ],
  },
  listLeadsBetween: {
    'of any type and state, the newest first': [
      async () => ids(await listLeadsBetween({ from: day(2), to: day(6) })),
      ['spam', 'newest', 'middle', 'called'],
    ],
  },
  allLeads: {
    'newest first, or oldest first': [
      async () => {
        const found: Lead[] = [];
        for await (const some of allLeads({ ...all, view: 'new' })) found.push(...some);
        const oldestFirst = true;
        for await (const some of allLeads({ ...all, view: 'new', oldestFirst }))
          found.push(...some);
        return ids(found);
      },
      ['newest', 'middle', 'middle', 'newest'],
    ],
  },
  readLeadCounts: {
    'of each view': [
      async () => (await readLeadCounts()).contact,
      { all: 4, new: 2, contacted: 1, completed: 1, spam: 1, dismissed: 2 },
    ],
  },
  getLead: {
    'of any type': [
      () => getLead('guide'),
      having({ id: 'guide', type: 'pip', phone: maria.phone }),
    ],
    'with a visit ahead': [() => getLead('closed'), having({ scheduled: true })],
    'no lead': [() => getLead('none'), null],
  },
  findDuplicates: {
    'same e-mail or phone within 180 days': [
      async () => ids(await findDuplicates((await getLead('newest')) as Lead)),
      ['guide', 'closed'],
    ],
    'without e-mail and phone': [async () => findDuplicates((await getLead('middle')) as Lead), []],
  },
} satisfies Cases;
