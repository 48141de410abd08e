import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { storedClinic } from '#domain/clinic/stored-clinic.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { offerIn, offerLinkAddress } from '../../netlify/lib/visit-signature.ts';
import { mostOffers, sendOffers } from '../../netlify/lib/waitlist/send-offers.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { closure } from '../closure-fixtures.ts';
import type { FakeFirestore } from './fake-firestore.ts';
import { fakeClinic, locksIn, slotAt, storeVisit, takenIn } from './fake-schedule.ts';
import { post, send } from './post-form.ts';

/** Monday. The sample clinic is open 9–12 and 2–6, on Tuesday and Thursday 2–6. */
const now = clinicMoment('2026-11-30', '07:00');
const at = (date: string, time: string) => clinicMoment(date, time);
/** A quarter of an hour of Dr. Lund on Tuesday is free. */
const tuesday = at('2026-12-01', '14:15');
const wednesday = at('2026-12-02', '09:00');
const friday = at('2026-12-04', '10:00');
const slot = slotAt(tuesday);
const site = 'https://clinic.example';
const dana = { uid: 'dana', name: 'Dana Reyes' };

const wish = {
  ...{ days: [1, 2, 3, 4, 5, 6, 0], parts: ['morning', 'afternoon', 'evening'] },
  since: at('2026-11-23', '10:00'),
};

let database: FakeFirestore;

beforeEach(() => {
  database = fakeClinic(now);
  database.store('settings/booking', usualBooking);
  book('maria', friday);
  book('ben', at('2026-12-07', '11:00'));
  request('carla');
});

/** A visit of a quarter of an hour, whose patient would come sooner. */
function book(id: string, startsAt: Date, fields: Record<string, unknown> = {}): void {
  storeVisit(database, id, {
    ...{ patientName: `${id} Olsen`, patientEmail: `${id}@example.com`, patientPhone: '' },
    ...{ providerId: 's2', providerName: 'Dr. Avery Lund', type: 'treatment', buffer: 0 },
    ...{ startsAt, endsAt: minutesAfter(startsAt, 15), status: 'scheduled', sequence: 4 },
    ...{ typeName: 'Treatment', note: 'sciatica', sooner: { ...wish, than: startsAt } },
    mail: { askedAt: null, state: 'sent', told: told(id, startsAt) },
    ...fields,
  });
}

const told = (id: string, startsAt: Date) => ({
  ...{ startsAt, endsAt: minutesAfter(startsAt, 15), providerName: 'Dr. Avery Lund' },
  ...{ email: `${id}@example.com`, cancelled: false },
});

function request(id: string, fields: Record<string, unknown> = {}): void {
  database.store(`leads/${id}`, {
    ...{ type: 'contact', name: `${id} Quill`, email: `${id}@example.com`, phone: '' },
    ...{ status: 'contacted', spam: false, personId: id, createdAt: now, updatedAt: now },
    ...{ injury: 'sciatica', sooner: { ...wish, type: 'treatment' } },
    ...fields,
  });
}

type Kind = 'visit' | 'request';
const eachKind = it.each<[Kind, string]>([
  ['visit', 'maria'],
  ['request', 'carla'],
]);
const linkOf = (kind: Kind, id: string, at = slot) =>
  offerLinkAddress({ kind, id, slot: at }, site, 'en').split('#')[1] ?? '';

async function open(link: unknown, fields: object = {}) {
  const response = await post({ type: 'offer', link, ...fields });
  return { status: response.status, ...(await response.json()) };
}
const take = (kind: Kind, id: string, at = slot) => open(linkOf(kind, id, at), { take: true });
const state = (is: string) => ({
  status: 200,
  ok: true,
  offer: expect.objectContaining({ state: is }),
});

const visit = (id: string) => database.read(`appointments/${id}`);
const locks = () => locksIn(database);
const printed = () => vi.mocked(console.log).mock.calls.map(([text]) => String(text));

describe('the link of an offer', () => {
  it('shows the time, the first name, the visit that would move, and nothing else', async () => {
    const shown = {
      ...{ state: 'open', firstName: 'Maria', providerName: 'Dr. Avery Lund' },
      ...{ startsAt: tuesday.toISOString(), endsAt: minutesAfter(tuesday, 15).toISOString() },
      movesFrom: friday.toISOString(),
    };
    book('maria', friday, { patientName: 'Maria Olsen' });
    expect(await open(linkOf('visit', 'maria'))).toEqual({ status: 200, ok: true, offer: shown });
    request('carla', { name: 'Carla Quill' });
    expect(await open(linkOf('request', 'carla'))).toEqual({
      ...{ status: 200, ok: true },
      offer: { ...shown, firstName: 'Carla', movesFrom: null },
    });
  });

  it('changes nothing by being opened, as a mail scanner does', async () => {
    const before = structuredClone([...database.documents]);
    await open(linkOf('visit', 'maria'));
    await open(linkOf('visit', 'maria'), { take: 'true' });
    expect([...database.documents]).toEqual(before);
  });

  it.each([
    ['nothing', undefined],
    ['a made-up one', `offer.visit.maria.${slot}.${'0'.repeat(32)}`],
    ['one of a visit', 'maria.0123456789abcdef0123456789abcdef'],
    ['one for another time', () => linkOf('visit', 'maria').replace(slot, slotAt(friday))],
    ['one for another person', () => linkOf('visit', 'maria').replace('maria', 'ben')],
    ['one for a request', () => linkOf('visit', 'maria').replace('visit', 'request')],
    ['one of a visit that is gone', () => linkOf('visit', 'gone')],
    ['one of a provider who is gone', () => linkOf('visit', 'maria', '1987654_s9')],
    ['a list', [1]],
  ])('is refused: %s', async (_, made) => {
    const link = typeof made === 'function' ? made() : made;
    expect(await open(link, { take: true })).toMatchObject({ status: 404, code: 'unknown' });
    expect(visit('maria')).toMatchObject({ startsAt: friday });
  });

  it.each([
    ['capitals', (link: string) => link.toUpperCase()],
    ['encoded stops', (link: string) => link.replaceAll('.', '%2E')],
    ['a sign behind it', (link: string) => `${link}.`],
  ])('is read with %s', (_, change) => {
    expect(offerIn(change(linkOf('visit', 'maria')))).toEqual({ kind: 'visit', id: 'maria', slot });
  });
});

describe('a patient who takes the time', () => {
  it('has the visit moved, its old time freed, a mail, and leaves the waitlist', async () => {
    book('maria', friday, { leadId: 'lead', status: 'confirmed' });
    request('lead', { sooner: null });
    expect(await take('visit', 'maria')).toMatchObject(state('yours'));
    expect(visit('maria')).toMatchObject({
      ...{ startsAt: tuesday, endsAt: minutesAfter(tuesday, 15), status: 'scheduled', sequence: 5 },
      ...{ sooner: null, updatedAt: now, updatedBy: { uid: '', name: 'Patient' } },
      ...{ note: 'sciatica', typeName: 'Treatment' },
      mail: { askedAt: null, state: 'sent', told: { startsAt: tuesday } },
    });
    expect(locks()).toMatchObject({ [slot]: 'maria' });
    expect(locks()).not.toHaveProperty(slotAt(friday));
    expect(takenIn(database)).toEqual([slot]);
    const [mail = ''] = printed();
    expect(mail).toContain('has moved to Tuesday, December 1 at 2:15 PM');
    expect(mail).toContain('Attached:');
    const { changeId } = visit('maria') ?? {};
    expect(database.read(`appointments/maria/activity/${changeId}`)).toMatchObject({
      ...{ kind: 'visit_change', leadId: 'lead', at: now, by: { uid: '', name: 'Patient' } },
      from: { status: 'confirmed', startsAt: friday },
      to: { status: 'scheduled', startsAt: tuesday },
    });
    const entries = [...database.documents.keys()].filter((name) => name.includes('leads/lead/a'));
    expect(entries).toHaveLength(1);
  });

  it('of a request gets a visit, booked for their person', async () => {
    expect(await take('request', 'carla')).toMatchObject(state('yours'));
    const [booked] = database.list('appointments').filter(({ data }) => data.leadId === 'carla');
    expect(booked?.data).toMatchObject({
      ...{ personId: 'carla', patientName: 'carla Quill', patientEmail: 'carla@example.com' },
      ...{ type: 'treatment', typeName: 'Treatment', startsAt: tuesday, status: 'scheduled' },
      ...{ providerId: 's2', providerName: 'Dr. Avery Lund', sequence: 0, createdAt: now },
    });
    expect(locks()).toMatchObject({ [slot]: booked?.id });
    expect(database.read('leads/carla')).toMatchObject({ sooner: null, status: 'contacted' });
    expect(printed()[0]).toContain('Your appointment on Tuesday, December 1 at 2:15 PM');
  });

  eachKind('gets the same answer again: %s', async (kind, id) => {
    const first = await take(kind, id);
    const after = structuredClone([...database.documents]);
    expect(await take(kind, id)).toEqual(first);
    expect(await open(linkOf(kind, id))).toEqual(first);
    expect([...database.documents]).toEqual(after);
    expect(printed()).toHaveLength(1);
  });

  eachKind('gets it once though the answer of the database is lost: %s', async (kind, id) => {
    database.losesNextAnswer = true;
    expect(await take(kind, id)).toMatchObject(state('yours'));
    expect(Object.values(locks()).filter((holder) => holder === locks()[slot])).toHaveLength(1);
  });

  it('is one of three at once; the others stay on the waitlist', async () => {
    const answers = await Promise.all([
      take('visit', 'maria'),
      take('visit', 'ben'),
      take('request', 'carla'),
    ]);
    const states = answers.map(({ offer }) => offer.state).sort();
    expect(states).toEqual(['taken', 'taken', 'yours']);
    const waiting = [
      ...['maria', 'ben'].map((id) => visit(id)?.sooner),
      database.read('leads/carla')?.sooner,
    ];
    expect(waiting.filter(Boolean)).toHaveLength(2);
    const held = Object.values(locks()).sort();
    expect(new Set(held).size).toBe(held.length);
  });

  eachKind('has one of two that they take at once: %s', async (kind, id) => {
    const answers = await Promise.all([take(kind, id), take(kind, id, slotAt(wednesday))]);
    expect(answers.map(({ offer }) => offer.state).sort()).toEqual(['ended', 'yours']);
    expect(new Set(Object.values(locks())).size).toBe(kind === 'visit' ? 2 : 3);
    expect(printed()).toHaveLength(1);
  });

  eachKind('has it once by three presses at once: %s', async (kind, id) => {
    const answers = await Promise.all([1, 2, 3].map(() => take(kind, id)));
    expect(answers.map(({ offer }) => offer.state)).toEqual(['yours', 'yours', 'yours']);
    expect(Object.values(locks()).filter((holder) => holder === locks()[slot])).toHaveLength(1);
    expect(printed()).toHaveLength(1);
  });

  eachKind(
    'doesn’t get it again after staff gave it away, unless they wait again: %s',
    async (kind, id) => {
      await take(kind, id);
      const holder = locks()[slot];
      database.change(`appointments/${holder}`, { status: 'cancelled' });
      expect(await take(kind, id)).toMatchObject(state('ended'));
      book('another', tuesday, { sooner: null });
      expect(await take(kind, id)).toMatchObject(state('ended'));
      book('another', tuesday, { sooner: null, status: 'cancelled' });
      if (kind === 'visit') book(id, friday);
      else request(id);
      expect(await take(kind, id)).toMatchObject(state('yours'));
    },
  );

  it('is told that staff were first', async () => {
    let once = true;
    database.beforeCommit = () => {
      if (once) book('another', tuesday, { sooner: null });
      once = false;
    };
    expect(await take('visit', 'maria')).toMatchObject(state('taken'));
    expect(visit('maria')).toMatchObject({ startsAt: friday, sooner: expect.anything() });
  });

  it('has the time of a hold that has lapsed, and not of one that lasts', async () => {
    const hold = (heldUntil: Date) =>
      book('hold', tuesday, { status: 'held', heldUntil, sooner: null });
    hold(minutesAfter(now, 1));
    expect(await take('visit', 'maria')).toMatchObject(state('taken'));
    hold(now);
    expect(await take('visit', 'maria')).toMatchObject(state('yours'));
    expect(locks()[slot]).toBe('maria');
  });

  it('closes what they asked staff for', async () => {
    const answer = { kind: 'move', words: 'Tuesdays', at: now, open: true };
    book('maria', friday, { answer });
    await take('visit', 'maria');
    expect(visit('maria')?.answer).toMatchObject({ words: 'Tuesdays', open: false });
  });

  it('needs no email address', async () => {
    request('carla', { email: '', phone: '(801) 555-0177' });
    expect(await take('request', 'carla')).toMatchObject(state('yours'));
    expect(printed()).toEqual([]);
  });
});

describe('an offer', () => {
  const closed = closure('2026-12-01', { reason: 'Training' });
  it.each<[string, string, () => void]>([
    ['lapses within the notice', 'lapsed', () => vi.setSystemTime(minutesAfter(tuesday, -119))],
    ['can be taken until the notice', 'open', () => vi.setSystemTime(minutesAfter(tuesday, -120))],
    ['ends with its start', 'ended', () => vi.setSystemTime(tuesday)],
    [
      'lapses when the clinic closes that day',
      'lapsed',
      () => {
        const closures = [...clinic.closures, closed];
        const { geo: _, ...facts } = storedClinic({ ...clinic, closures });
        database.store('settings/clinic', facts);
      },
    ],
    [
      'lapses when the provider is off',
      'lapsed',
      () => database.change('staff/s2', { daysOff: ['2026-12-01/2026-12-01'] }),
    ],
    [
      'lapses when the provider takes no such visits anymore',
      'lapsed',
      () => database.change('staff/s2', { visitTypes: ['new_patient'] }),
    ],
    [
      'lapses with another wish',
      'lapsed',
      () => book('maria', friday, { sooner: { ...wish, days: [3] } }),
    ],
    [
      'ends when staff take the patient off',
      'ended',
      () => book('maria', friday, { sooner: null }),
    ],
    [
      'ends when the visit is cancelled',
      'ended',
      () => book('maria', friday, { status: 'cancelled' }),
    ],
    [
      'ends when staff have moved the visit forward',
      'ended',
      () => book('maria', at('2026-11-30', '11:00'), { sooner: { ...wish, than: friday } }),
    ],
    [
      'lapses when the visit is earlier anyway',
      'lapsed',
      () => book('maria', at('2026-11-30', '11:00')),
    ],
    [
      'is taken when the visit became longer',
      'taken',
      () => {
        book('next', minutesAfter(tuesday, 15), { sooner: null });
        book('maria', friday, { endsAt: minutesAfter(friday, 30) });
      },
    ],
    [
      'is taken when the buffer became longer',
      'taken',
      () => {
        book('next', minutesAfter(tuesday, 15), { sooner: null });
        book('maria', friday, { buffer: 15 });
      },
    ],
    [
      'is taken while another calendar can’t be read',
      'taken',
      () => database.store('settings/booking', { ...usualBooking, calendar: 'outside' }),
    ],
  ])('%s', async (_, is, change) => {
    change();
    const link = linkOf('visit', 'maria');
    expect(await open(link)).toMatchObject(state(is));
    if (is !== 'open') expect(await take('visit', 'maria')).toMatchObject(state(is));
    expect(locks()[slot]).toBeUndefined();
  });

  it.each<[string, Record<string, unknown>]>([
    ['is spam', { spam: true }],
    ['is completed', { status: 'closed' }],
    ['has no person', { personId: '' }],
    ['has a type that is gone', { sooner: { ...wish, type: 'gone' } }],
  ])('ends for a request that %s', async (_, fields) => {
    request('carla', fields);
    expect(await take('request', 'carla')).toMatchObject(state('ended'));
  });

  it('ends for a request that staff have booked', async () => {
    book('booked', friday, { leadId: 'carla', sooner: null });
    expect(await take('request', 'carla')).toMatchObject(state('ended'));
  });
});

const everybody = [
  { kind: 'visit', id: 'maria' },
  { kind: 'visit', id: 'ben' },
  { kind: 'request', id: 'carla' },
];
const offer = (to: unknown = everybody, at: unknown = slot) =>
  sendOffers({ slot: at, to }, dana, site);

describe('staff offer a time', () => {
  it('to all at once, each with a link of their own, and note it', async () => {
    expect(await offer()).toEqual({ sent: 3, failed: 0 });
    const mails = printed();
    expect(mails).toHaveLength(3);
    for (const { kind, id } of everybody) {
      const mail = mails.find((text) => text.includes(`To: ${id}@example.com`)) ?? '';
      expect(mail).toContain('Subject: An earlier time is open: Tuesday, December 1 at 2:15 PM');
      expect(mail).toContain(`#${linkOf(kind as Kind, id)}`);
      expect(mail).not.toMatch(/sciatica|treatment/i);
      expect(mail.includes('stays yours')).toBe(kind === 'visit');
      const name = kind === 'visit' ? `appointments/${id}` : `leads/${id}`;
      expect(database.read(name)).toMatchObject({ offer: { slot, state: 'sent', triedAt: now } });
      const entries = [...database.documents.keys()].filter((path) => path.includes(`${name}/a`));
      expect(entries).toHaveLength(1);
    }
    expect(visit('maria')).toMatchObject({ sequence: 4, startsAt: friday });
  });

  it('once, however often two of them press', async () => {
    const answers = await Promise.allSettled([offer(), offer()]);
    expect(printed()).toHaveLength(3);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    await expect(offer()).rejects.toMatchObject({ code: 'nothing' });
    expect(printed()).toHaveLength(3);
  });

  it('again to whom no mail went, and another time to all', async () => {
    book('maria', friday, { offer: { slot, state: 'failed', triedAt: now } });
    book('ben', at('2026-12-07', '11:00'), { offer: { slot, state: 'sent', triedAt: now } });
    request('carla', { sooner: null });
    expect(await offer()).toEqual({ sent: 1, failed: 0 });
    expect(await offer(everybody, slotAt(at('2026-12-01', '15:00')))).toEqual({
      sent: 2,
      failed: 0,
    });
  });

  it('in the language of each person', async () => {
    request('carla', { personId: 'c' });
    database.store('persons/c', { name: 'Carla', keys: [], language: 'es' });
    await offer([{ kind: 'request', id: 'carla' }]);
    expect(printed()[0]).toContain('Subject: Hay una cita disponible antes: ');
    expect(printed()[0]).toContain('/es/');
  });

  it.each<[string, () => void]>([
    ['has no email', () => book('maria', friday, { patientEmail: '' })],
    ['waits no more', () => book('maria', friday, { sooner: null })],
    ['would not come then', () => book('maria', friday, { sooner: { ...wish, days: [1] } })],
    ['has a visit sooner', () => book('maria', at('2026-11-30', '11:00'))],
    ['could not have it: it is taken', () => book('another', tuesday, { sooner: null })],
    ['could not have it: it is within the notice', () => vi.setSystemTime(tuesday)],
  ])('to nobody who %s', async (_, change) => {
    change();
    await expect(offer([{ kind: 'visit', id: 'maria' }])).rejects.toMatchObject({
      code: 'nothing',
    });
    expect(printed()).toEqual([]);
  });

  it.each<[string, unknown, unknown]>([
    ['no list', 'maria', slot],
    ['an empty list', [], slot],
    ['another kind', [{ kind: 'person', id: 'maria' }], slot],
    ['a path', [{ kind: 'visit', id: 'maria/activity/1' }], slot],
    ['no time', everybody, null],
    ['a text for a time', everybody, 'Tuesday'],
    ['a provider who is gone', everybody, '1987654_s9'],
  ])('not with %s', async (_, to, at) => {
    await expect(offer(to, at)).rejects.toMatchObject({ status: 404 });
  });

  it(`to ${mostOffers} people at most`, async () => {
    const many = Array.from({ length: mostOffers + 3 }, (_, index) => `p${index}`);
    for (const id of many) request(id);
    expect(await offer(many.map((id) => ({ kind: 'request', id })))).toEqual({
      ...{ sent: mostOffers, failed: 0 },
    });
  });

  it('notes a mail that failed, and says so', async () => {
    vi.stubEnv('SMTP_URL', 'no address');
    vi.stubEnv('MAIL_FROM', 'clinic@example.com');
    expect(await offer([{ kind: 'visit', id: 'maria' }])).toEqual({ sent: 0, failed: 1 });
    expect(visit('maria')).toMatchObject({ offer: { slot, state: 'failed' } });
    expect(console.error).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls.join()).not.toContain('example.com');
  });

  it('only where they may: a visitor can’t', async () => {
    const body = JSON.stringify({ type: 'send-offers', slot, to: everybody });
    for (const headers of [{}, { authorization: 'Bearer owner' }] as Record<string, string>[]) {
      expect((await send({ method: 'POST', body, headers })).status).toBe(401);
    }
    expect(printed()).toEqual([]);
  });
});
