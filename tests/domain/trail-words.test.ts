import { describe, expect, it } from 'vitest';
import { trailAreaOf, trailEntryFrom } from '#domain/trail/trail-entry.ts';
import { subjectOf, trailWords } from '#domain/trail/trail-words.ts';

const by = { uid: 'dana', name: 'Dana Reyes' };
const at = new Date('2026-11-18T19:00:00Z');
const nine = new Date('2026-11-19T16:00:00Z');

/** The words of an entry at this path, whose document has this name. */
function wordsOf(path: string, fields: object, name?: string | null): string | null {
  const entry = trailEntryFrom(`${path}/activity/a1`, { ...fields, by, at });
  return entry && trailWords(entry, () => name);
}

const moment = (status: string) => ({ status, startsAt: nine });
const toStatus = (to: string, from = 'scheduled') => ({
  ...{ kind: 'visit_change', leadId: null, fields: ['status'] },
  ...{ from: moment(from), to: moment(to) },
});

describe('the words of an entry', () => {
  it.each([
    ['leads/l1', { kind: 'note' }, 'Maria', 'added a note to the request of Maria'],
    [
      'leads/l1',
      { kind: 'call', outcome: 'reached' },
      'Maria',
      'logged a call for the request of Maria: Reached',
    ],
    [
      'leads/l1',
      { kind: 'call_back', until: nine },
      'Maria',
      'set a call back for the request of Maria: Thu, Nov 19 at 9:00 AM',
    ],
    ['leads/l1', { kind: 'resend' }, 'Maria', 'sent the emails about the request of Maria again'],
    [
      'appointments/v1',
      { kind: 'visit_resend', leadId: null },
      'Maria',
      'sent the email about the visit of Maria again',
    ],
    [
      'leads/l1',
      { kind: 'call_back', until: null },
      'Maria',
      'cleared the call back for the request of Maria',
    ],
    [
      'leads/l1',
      { kind: 'heard_from', from: null, to: 'doctor' },
      'Maria',
      'set how Maria heard about the clinic: Doctor',
    ],
    [
      'persons/p1',
      { kind: 'person', fields: ['keys', 'mergedInto', 'name', 'notSame', 'searchKeys'] },
      'Maria',
      'added the person Maria',
    ],
    [
      'persons/p1',
      { kind: 'person', fields: ['keys', 'searchKeys'] },
      'Maria',
      'changed the person Maria: phones and emails',
    ],
    [
      'leads/l1',
      { kind: 'status', from: 'archived', to: 'spam' },
      null,
      'moved a request that was erased from archived to Spam',
    ],
    [
      'appointments/v1',
      { kind: 'booking', to: moment('scheduled') },
      'Maria',
      'booked the visit of Maria on Thu, Nov 19 at 9:00 AM',
    ],
    [
      'appointments/v1',
      toStatus('confirmed'),
      'Maria',
      'confirmed the visit of Maria on Thu, Nov 19 at 9:00 AM',
    ],
    [
      'appointments/v1',
      toStatus('arrived'),
      'Maria',
      'marked the visit of Maria on Thu, Nov 19 at 9:00 AM as Arrived',
    ],
    [
      'appointments/v1',
      toStatus('no_show'),
      null,
      'marked a visit that was deleted on Thu, Nov 19 at 9:00 AM as No show',
    ],
    [
      'appointments/v1',
      toStatus('scheduled', 'cancelled'),
      'Maria',
      'set the visit of Maria on Thu, Nov 19 at 9:00 AM back to Scheduled',
    ],
    [
      'appointments/v1',
      { ...toStatus('scheduled'), fields: ['endsAt', 'patientPhone', 'note'] },
      'Maria',
      'changed the visit of Maria on Thu, Nov 19 at 9:00 AM: phone, note',
    ],
    ['users/u1', { kind: 'invitation', role: 'front_desk' }, 'Sam', 'invited Sam as Front desk'],
    [
      'users/u1',
      { kind: 'role', from: null, to: 'owner' },
      'Sam',
      'changed the role of Sam from no role to Owner',
    ],
    ['users/u1', { kind: 'suspension', suspended: true }, 'Sam', 'suspended Sam'],
    ['users/u1', { kind: 'suspension', suspended: false }, null, 'reactivated a deleted account'],
    [
      'imports/i1',
      { kind: 'import', deed: 'running', count: 4812 },
      undefined,
      'began to bring 4,812 patients from the old system',
    ],
    [
      'imports/i1',
      { kind: 'import', deed: 'done', count: 1 },
      undefined,
      'brought 1 patient from the old system',
    ],
    [
      'imports/i1',
      { kind: 'import', deed: 'undoing', count: 2 },
      undefined,
      'began to undo an import of 2 patients',
    ],
    [
      'imports/i1',
      { kind: 'import', deed: 'undone', count: 0 },
      undefined,
      'undid an import; 0 patients stayed',
    ],
    [
      'settings/publishing',
      { kind: 'settings', fields: ['buildHook'] },
      undefined,
      'changed the publishing settings',
    ],
    [
      'settings/clinic',
      { kind: 'settings', fields: ['mapUrl', 'promiseHours'] },
      undefined,
      'changed the settings: link to the map, promise hours',
    ],
    [
      'templates/visitBooked',
      { kind: 'deletion', name: '' },
      undefined,
      'put back the original words of the message “Visit booked”',
    ],
    [
      'siteMedia/logo',
      { kind: 'content', deed: 'created', fields: [] },
      undefined,
      'added the logo',
    ],
    [
      'blogPosts/p1',
      { kind: 'content', deed: 'withdrawn', fields: [] },
      null,
      'withdrew an article',
    ],
    ['staff/s1', { kind: 'deletion', name: 'Sam' }, null, 'deleted the staff page “Sam”'],
    [
      'users/u1',
      { kind: 'download', leadId: null },
      'Sam',
      'downloaded the calendar file of a visit',
    ],
    [
      'users/u1',
      { kind: 'export', list: 'attorney', count: 1 },
      'Sam',
      'exported 1 attorney request',
    ],
  ] as const)('of %s %o', (path, fields, name, words) => {
    expect(wordsOf(path, fields, name)).toBe(words);
  });

  it('are about the request that was looked at', () => {
    const look = { kind: 'view', leadId: 'l1', by, at };
    const entry = trailEntryFrom('users/dana/activity/a1', look);
    expect(entry && subjectOf(entry)).toEqual({ collection: 'leads', id: 'l1' });
  });
});

it.each([
  ['without a time', { kind: 'note', by }],
  ['without an author', { kind: 'note', at }],
  ['of a patient’s answer, which its visit has, too', { kind: 'visit', by, at }],
])('an entry %s is not listed', (_, stored) => {
  expect(trailEntryFrom('leads/l1/activity/a1', stored)).toBeNull();
});

it.each([
  ['visits', 'visits'],
  ['', null],
  ['toString', null],
  [null, null],
])('the area %o is %o', (value, area) => {
  expect(trailAreaOf(value)).toBe(area);
});

it.each([
  ['a kind', 'leads/l1', { kind: 'fax' }],
  ['a status', 'appointments/v1', toStatus('waiting')],
  ['a visit without times', 'appointments/v1', { kind: 'visit_change', from: {}, to: {} }],
  ['an import', 'imports/i1', { kind: 'import', deed: 'paused', count: 3 }],
  ['a list', 'users/dana', { kind: 'export', list: 'faxes', count: 3 }],
  ['settings without fields', 'settings/clinic', { kind: 'settings' }],
  ['a reason', 'erasures/leads-l1', { kind: 'erasure', leadId: 'l1', why: 'moved' }],
])('%s of another version is a line, as after a rollback', (_, path, fields) => {
  expect(wordsOf(path, fields, 'Maria')).toBe(
    'did something that this version of the website can’t name',
  );
});
