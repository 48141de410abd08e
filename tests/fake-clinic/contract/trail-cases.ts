import { changeRole } from '#data/account/accounts.ts';
import { changeVisit } from '#data/booking/book-visit.ts';
import { saveFacts } from '#data/clinic-admin.ts';
import { setLeadStatus } from '#data/leads/activity-log.ts';
import { addAccessEntries, listSettingsChanges, listTrail, readNames } from '#data/trail/trail.ts';
import { by, type Cases } from './case.ts';

const all = { by: null, leadIds: [], appointmentId: null, area: null, day: null, after: null };
const view = { id: 'look', kind: 'view', leadId: 'newest' } as const;

/** One entry of each area, the view last. */
async function fill() {
  await changeRole('editor', 'owner', by, 'editor');
  await saveFacts({ phone: '(801) 555-0199' }, () => true, by);
  await changeVisit('booked', { status: 'cancelled' }, by);
  await setLeadStatus('newest', 'contacted', by);
  await addAccessEntries([view], by);
}

const kinds = async (query: Partial<typeof all> | object) => {
  await fill();
  const { entries } = await listTrail({ ...all, ...query });
  return entries.map(({ kind }) => kind).slice(0, 5);
};

export const trailCases = {
  listTrail: {
    'newest first': [() => kinds({}), ['view', 'status', 'visit_change', 'settings', 'role']],
    'of a person': [() => kinds({ by: 'nobody' }), []],
    'of a request': [() => kinds({ leadIds: ['newest'] }), ['view', 'status']],
    'of several requests': [() => kinds({ leadIds: ['newest', 'none'] }), ['view', 'status']],
    'of several requests, what was looked at': [
      () => kinds({ leadIds: ['newest', 'none'], area: 'looks' }),
      ['view'],
    ],
    'of a visit that was opened': [
      async () => {
        const look = { kind: 'visit_view', leadId: 'called' } as const;
        await addAccessEntries(
          [
            { ...look, id: 'one', appointmentId: 'booked' },
            { ...look, id: 'two', appointmentId: 'later' },
          ],
          by,
        );
        return kinds({ appointmentId: 'booked' });
      },
      ['visit_view'],
    ],
    'of a day': [() => kinds({ area: 'visits', day: '2020-01-01' }), []],
    'of a day and a person': [() => kinds({ by: by.uid, day: '2020-01-01' }), []],
    'of visits': [() => kinds({ area: 'visits' }), ['visit_change']],
    'with what changed': [
      async () => {
        await fill();
        const { entries } = await listTrail({ ...all, area: 'accounts' });
        return entries.map(({ id: _, at: __, ...entry }) => entry);
      },
      [
        {
          ...{ kind: 'role', from: 'editor', to: 'owner', by },
          place: { collection: 'users', id: 'editor' },
        },
      ],
    ],
    'a page after another': [
      async () => {
        const looks = Array.from({ length: 19 }, (_, index) => ({ ...view, id: `v${index}` }));
        await addAccessEntries(looks, by);
        await addAccessEntries(
          looks.map((look) => ({ ...look, id: `w${look.id}` })),
          by,
        );
        const query = { ...all, leadIds: ['newest'] };
        const first = await listTrail(query);
        const second = await listTrail({ ...query, after: first.next });
        return [first.entries.length, second.entries.length, second.next];
      },
      [25, 13, null],
    ],
  },
  listSettingsChanges: {
    'of the facts alone': [
      () => fill(),
      async () => (await listSettingsChanges(5)).map(({ kind, by: { name } }) => [kind, name]),
      [['settings', 'Dana Reyes']],
    ],
  },
  readNames: {
    'of what has a name': [
      () =>
        readNames([
          { collection: 'leads', id: 'newest' },
          { collection: 'leads', id: 'none' },
          { collection: 'appointments', id: 'booked' },
          { collection: 'settings', id: 'clinic' },
        ]),
      { 'leads/newest': 'Maria Olsen', 'leads/none': null, 'appointments/booked': 'Luis Herrera' },
    ],
  },
  addAccessEntries: {
    'once for two tries': [
      () => addAccessEntries([{ ...view, id: 'same' }], by),
      () => addAccessEntries([{ ...view, id: 'same' }], by),
      async () => (await listTrail({ ...all, area: 'looks' })).entries.length,
      1,
    ],
  },
} satisfies Cases;
