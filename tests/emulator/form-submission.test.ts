import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLeads } from '#data/leads/leads.ts';
import { searchKeys } from '#domain/leads/lead-search.ts';
import { promisedBy } from '#domain/requests/promise.ts';
import { trapName } from '#domain/requests/spam-signs.ts';
import { setEmulatorClock } from '../../scripts/local/emulator-clock.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import type { StoredValue } from '../../scripts/seed/document.ts';
import { clinic, clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { appointment, attorney, nativeForms, pip, post, postForm } from '../netlify/post-form.ts';
import { intercept } from './intercept.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator, firestore, storedAt, storedIn } from './stored.ts';

const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
const otherId = '0e2f4a6c-1b3d-4f5a-8c7e-9d0b2f4a6c8e';
const day = 24 * 60 * 60 * 1000;
const waitPlease = {
  ok: false,
  code: 'cooldown',
  field: null,
  message: 'Please wait a moment before submitting again.',
};

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  for (const [name, value] of Object.entries(localEnv)) vi.stubEnv(name, value);
  for (const name of ['SMTP_URL', 'MAIL_TO', 'CAPTCHA_SECRET', 'URL']) vi.stubEnv(name, undefined);
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
});

async function storedLead() {
  const [lead, ...others] = await storedIn('leads');
  if (!lead || others.length > 0) throw new Error(`expected one lead`);
  return lead;
}

/** Moves the start of the cooldowns into the past. */
async function age(milliseconds: number) {
  const cooldowns = await storedIn('cooldowns');
  const aged = cooldowns.map(({ id, at, expiresAt }) => {
    const earlier = new Date((at as Date).getTime() - milliseconds);
    return { path: `cooldowns/${id}`, data: { at: earlier, expiresAt: expiresAt as Date } };
  });
  await emulator.store(aged);
}

function erasureOf(recordId: string) {
  const by = { uid: 'dana', name: 'Dana Reyes' };
  return {
    path: `erasures/leads-${recordId}`,
    data: { collection: 'leads', recordId, why: 'test', by, at: new Date(), state: 'done' },
  };
}

/** How often each status answers forty requests at once. */
async function fortyAtOnce(send: (at: number) => Promise<Response>) {
  const responses = await Promise.all(Array.from({ length: 40 }, (_, at) => send(at)));
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('what is stored', () => {
  it('P-FN-01 an appointment request as a new contact lead', async () => {
    const before = Date.now();
    await setEmulatorClock();
    const response = await post({
      ...appointment,
      submissionId: id,
      elapsedMs: 30_000,
      [trapName]: '',
      consentVersion: '2026-01-05',
      source: { page: '/contact', referrerHost: 'www.google.com', utm: { source: 'google' } },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ ok: true, id });

    const lead = await storedLead();
    expect(lead).toEqual({
      id,
      type: 'contact',
      name: 'Maria Olsen',
      email: 'maria.olsen@example.com',
      phone: '(801) 555-0100',
      injury: 'Whiplash',
      preferredTime: 'Morning (8AM-12PM)',
      wasInAccident: true,
      message: 'Preferred time: Morning (8AM-12PM)\nCar accident: Yes\nInjury type: Whiplash',
      ownMessage: '',
      details: {
        preferredTime: 'Morning (8AM-12PM)',
        typeOfInjury: 'Whiplash',
        wasInAccident: true,
      },
      status: 'new',
      spam: false,
      language: 'en',
      duplicateOf: null,
      personId: id,
      firstCallAt: null,
      reachedAt: null,
      heardFrom: null,
      notify: { clinic: 'sent', patient: 'sent' },
      source: { page: '/contact', referrerHost: 'www.google.com', utm: { source: 'google' } },
      consent: { version: '2026-01-05', at: lead.createdAt },
      searchKeys: searchKeys({
        name: 'Maria Olsen',
        email: 'maria.olsen@example.com',
        phone: '(801) 555-0100',
        injury: 'Whiplash',
      }),
      promisedBy: promisedBy(lead.createdAt as Date, clinic),
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    const createdAt = (lead.createdAt as Date).getTime();
    expect(createdAt).toBeGreaterThanOrEqual(before - 1);
    expect(createdAt).toBeLessThanOrEqual(Date.now() + 1);
  });

  it.each([
    ['es', 'es'],
    ['en', 'en'],
    ['fr', 'en'],
    [undefined, 'en'],
  ])('the language of the form %j, on the request and on its person', async (lang, language) => {
    await post({ ...appointment, submissionId: id, lang });
    expect(await storedLead()).toMatchObject({ language });
    const [person] = await storedIn('persons');
    expect(person).toMatchObject({ id, language });
  });

  it('P-FN-02 a request for the guide as a new PIP lead', async () => {
    const response = await post({ ...pip, submissionId: id });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ ok: true, id });
    expect(await storedLead()).toMatchObject({
      type: 'pip',
      name: 'Maria Olsen',
      email: 'maria.olsen@example.com',
      phone: '',
      injury: '',
      preferredTime: '',
      wasInAccident: true,
      message: 'Car accident: Yes',
      status: 'new',
      consent: null,
      createdAt: expect.any(Date),
    });
  });

  it('P-FN-04 P-FN-05 requests of both kinds where the back office looks for them', async () => {
    await post({ ...appointment, submissionId: id });
    await post({ ...pip, submissionId: otherId });
    await signInAs('admin');
    const { leads: requests } = await listLeads({ type: 'contact', view: 'new' });
    const { leads: pipLeads } = await listLeads({ type: 'pip', view: 'new' });
    expect(requests).toMatchObject([{ id, status: 'new', createdAt: expect.any(Date) }]);
    expect(pipLeads).toMatchObject([{ id: otherId, status: 'new', createdAt: expect.any(Date) }]);
  });

  it('a law firm’s request as a new attorney lead', async () => {
    expect((await post(attorney)).status).toBe(200);
    const stored = await storedLead();
    // Search finds the firm, too.
    expect(stored.searchKeys).toContain('example law');
    expect(stored).toMatchObject({
      type: 'attorney',
      name: 'Pat Lee',
      email: 'pat@example.com',
      phone: '(801) 555-0123',
      wasInAccident: false,
      message:
        'Firm: Example Law\nClient initials: M. O.\nDate of loss: 2026-01-05\nNeeded: Records and bills',
      status: 'new',
    });
  });

  it('a lead with a new id when the client sent none', async () => {
    const { id: answered } = await (await post(appointment)).json();
    expect(answered).toMatch(/^[0-9a-f-]{36}$/);
    expect(await storedLead()).toMatchObject({ id: answered });
  });

  it('a text without its lone surrogates', async () => {
    expect((await post({ ...appointment, name: 'Maria \ud800 Olsen 🙂' })).status).toBe(200);
    expect(await storedLead()).toMatchObject({ name: 'Maria Olsen 🙂' });
  });

  it('nothing when the form is refused', async () => {
    expect((await post({ ...appointment, name: '' })).status).toBe(400);
    expect(await storedIn('leads')).toEqual([]);
    expect(await storedIn('cooldowns')).toEqual([]);
  });
});

describe('the same submission again', () => {
  it('is answered like the first, stored once, mailed once', async () => {
    const first = await post({ ...appointment, submissionId: id });
    const mails = vi.mocked(console.log).mock.calls.length;
    const lead = await storedLead();
    const again = await post({ ...appointment, submissionId: id });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual({ ok: true, id });
    expect(mails).toBe(2);
    expect(console.log).toHaveBeenCalledTimes(mails);
    expect(await storedLead()).toEqual(lead);
  });

  it('with other answers is stored as a second lead', async () => {
    await post({ ...appointment, submissionId: id });
    await age(60_000);
    const corrected = { ...appointment, submissionId: id, typeOfInjury: 'Sore neck' };
    const answered = await (await post(corrected)).json();
    expect(answered.id).not.toBe(id);
    // A repeated submission is stored once.
    expect(await (await post(corrected)).json()).toEqual(answered);
    const leads = await storedIn('leads');
    expect(leads.map(({ injury }) => injury).sort()).toEqual(['Sore neck', 'Whiplash']);
  });

  it.each([
    ['in JSON', () => post({ ...appointment, submissionId: id })],
    ['of a native form', () => postForm({ ...nativeForms.appointment, submissionId: id })],
    ['of a native form without an id', () => postForm(nativeForms.appointment)],
  ])('%s after its erasure is stored once under another id, however often', async (_, sendIt) => {
    const erased: string[] = [];
    const erase = async () => {
      const lead = await storedLead();
      erased.push(lead.id);
      await emulator.store([erasureOf(lead.id)]);
      await firestore.doc(`leads/${lead.id}`).delete();
      await age(60_000);
      vi.mocked(console.log).mockClear();
    };
    const status = async () => (await sendIt()).status;
    const taken = await status();
    await erase();
    expect([await status(), await status()]).toEqual([taken, taken]);
    expect(erased).not.toContain((await storedLead()).id);
    expect(console.log).toHaveBeenCalledTimes(2);
    // The other id may be erased as well.
    await erase();
    expect([await status(), await status()]).toEqual([taken, taken]);
    const again = await storedLead();
    expect(erased).not.toContain(again.id);
    expect(console.log).toHaveBeenCalledTimes(2);
    await repair(localEnv);
    expect(await storedLead()).toEqual(again);
  });

  it('is one lead when it comes forty times at once', async () => {
    const answers = await fortyAtOnce(() => post({ ...appointment, submissionId: id }));
    expect(answers).toEqual({ 200: 40 });
    await storedLead();
    expect(console.log).toHaveBeenCalledTimes(2);
  });
});

describe('the cooldown', () => {
  const maria = { ...appointment, phone: '' };

  it('refuses a second submission within 60 seconds', async () => {
    await post({ ...appointment, submissionId: id });
    const second = await post({ ...appointment, submissionId: otherId });
    expect(second.status).toBe(429);
    expect(await second.json()).toEqual(waitPlease);
    expect(await storedLead()).toMatchObject({ id });
  });

  it.each([
    ['still refuses after 59 seconds', 59_000, 429],
    ['accepts after 60 seconds', 60_000, 200],
  ])('%s', async (_, milliseconds, status) => {
    await post(appointment);
    await age(milliseconds);
    expect((await post(appointment)).status).toBe(status);
  });

  it('restarts with the next accepted submission', async () => {
    await post(appointment);
    await age(60_000);
    await post(appointment);
    expect((await post(appointment)).status).toBe(429);
  });

  it.each([
    ['the same network address', { email: 'a@example.com' }, '198.51.100.1', 429],
    ['the same e-mail, however written', { email: 'MARIA.OLSEN@example.com' }, '198.51.100.2', 429],
    ['another visitor', { email: 'b@example.com' }, '198.51.100.2', 200],
  ])('applies to %s', async (_, changes, ip, status) => {
    await post(maria, '198.51.100.1');
    expect((await post({ ...maria, ...changes }, ip)).status).toBe(status);
  });

  it('applies to the same phone in any spelling', async () => {
    await post({ ...appointment, email: '' }, '198.51.100.1');
    const again = { ...appointment, email: '', phone: '+1 (801) 555 0100' };
    expect((await post(again, '198.51.100.2')).status).toBe(429);
  });

  it('applies to one type of form: a contact request does not block the guide', async () => {
    await post(appointment);
    expect((await post(pip)).status).toBe(200);
    expect((await post(pip)).status).toBe(429);
  });

  it('treats visitors without a network address as different visitors', async () => {
    await post({ ...maria, email: 'a@example.com' }, '');
    expect((await post({ ...maria, email: 'b@example.com' }, '')).status).toBe(200);
  });

  it('lets one of forty parallel submissions of one visitor through', async () => {
    const answers = await fortyAtOnce(() => post({ ...appointment, submissionId: randomUUID() }));
    expect(answers).toEqual({ 200: 1, 429: 39 });
    await storedLead();
    expect(console.log).toHaveBeenCalledTimes(2);
  });

  it('lets one of forty through when an earlier cooldown has ended', async () => {
    await post(appointment);
    await age(60_000);
    const answers = await fortyAtOnce((at) => post(appointment, `198.51.100.${at}`));
    expect(answers).toEqual({ 200: 1, 429: 39 });
    expect(await storedIn('leads')).toHaveLength(2);
  });

  it('stores no address or contact, only its start and its expiry', async () => {
    await post(appointment);
    const cooldowns = await storedIn('cooldowns');
    expect(cooldowns).toHaveLength(3);
    for (const { id, ...data } of cooldowns) {
      expect(id).toMatch(/^[0-9a-f]{64}$/);
      expect(data).toEqual({ at: expect.any(Date), expiresAt: expect.any(Date) });
    }
  });
});

describe('spam', () => {
  it('with the hidden field filled is answered as success, stored as spam, without mail and without a cooldown for people', async () => {
    const response = await post({
      ...appointment,
      [trapName]: 'https://spam.example',
      submissionId: id,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, id });
    expect(await storedLead()).toMatchObject({
      id,
      spam: true,
      type: 'contact',
      name: 'Maria Olsen',
      status: 'new',
      notify: { clinic: null, patient: null },
    });
    expect(console.log).not.toHaveBeenCalled();
    expect((await post({ ...appointment, submissionId: otherId })).status).toBe(200);
  });

  it('is not what a browser filled and sent at once', async () => {
    await post({ ...appointment, elapsedMs: 0, submissionId: id });
    expect(await storedLead()).toMatchObject({ id, spam: false });
  });

  it('has a cooldown of a minute, too', async () => {
    const spam = { ...appointment, [trapName]: 'https://spam.example' };
    const answers = await fortyAtOnce(() => post({ ...spam, submissionId: randomUUID() }));
    expect(answers).toEqual({ 200: 1, 429: 39 });
    expect((await post({ ...spam, email: 'a@example.com', phone: '' })).status).toBe(429);
    await storedLead();
    await age(60_000);
    expect((await post(spam)).status).toBe(200);
  });

  it('never overwrites the lead with its id', async () => {
    await post({ ...appointment, submissionId: id });
    const spam = { ...appointment, name: 'Somebody Else', [trapName]: 'x', submissionId: id };
    expect((await post(spam)).status).toBe(200);
    const leads = await storedIn('leads');
    expect(leads.map(({ name, spam }) => [name, spam]).sort()).toEqual([
      ['Maria Olsen', false],
      ['Somebody Else', true],
    ]);
  });

  it.each([
    [
      'an appointment',
      {
        ...appointment,
        name: '',
        email: 'maria@',
        phone: '555',
        typeOfInjury: 'x'.repeat(501),
        message: '',
      },
      { type: 'contact', name: '', email: '', phone: '', injury: 'x'.repeat(500) },
    ],
    [
      'the guide',
      { ...pip, name: 'M'.repeat(121), email: '', wasInAccident: '', message: '' },
      { type: 'pip', name: 'M'.repeat(120), email: '', message: 'Car accident: No' },
    ],
    [
      'an attorney',
      { ...attorney, clientInitials: 'Maria Olsen', dateOfLoss: 'soon', phone: '801' },
      { type: 'attorney', name: 'Pat Lee', email: 'pat@example.com', phone: '' },
    ],
    [
      'half a letter at the limit',
      { ...appointment, name: `${'M'.repeat(119)}🙂🙂` },
      { name: 'M'.repeat(119) },
    ],
  ])('with invalid fields is stored with its valid ones: %s', async (_, body, kept) => {
    const response = await post({ ...body, [trapName]: 'x', submissionId: id });
    expect(response.status).toBe(200);
    expect(await storedLead()).toMatchObject({ id, spam: true, ...kept });
    expect(console.log).not.toHaveBeenCalled();
  });

  it('of an unknown type is refused', async () => {
    expect((await post({ ...appointment, type: 'x', [trapName]: 'x' })).status).toBe(400);
  });
});

describe('a native form', () => {
  const referer = 'https://clinic.example/contact?utm_source=card&name=Maria';

  it.each([
    ['appointment', 'contact', '/contact/received'],
    ['pip', 'pip', '/pip-guide/received'],
    ['attorney', 'attorney', '/attorneys/received'],
  ] as const)('%s is stored and redirected to its own page', async (form, type, page) => {
    const response = await postForm(nativeForms[form], { headers: { referer } });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(page);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
    expect(await storedLead()).toMatchObject({
      type,
      spam: false,
      wasInAccident: form !== 'attorney',
      consent: { version: '2026-11-22' },
      source: { page: '/contact', referrerHost: '', utm: { source: 'card' } },
      notify: { clinic: 'sent', patient: 'sent' },
      promisedBy: expect.any(Date),
    });
  });

  it('is the same submission as the same answers in JSON', async () => {
    await postForm({ ...nativeForms.appointment, submissionId: id });
    const { createdAt, updatedAt, consent, source, promisedBy, ...native } = await storedLead();
    expect(native).toMatchObject({ id, name: 'Maria Olsen', phone: '(801) 555-0100' });
    expect((await post({ ...appointment, submissionId: id })).status).toBe(200);
    await storedLead();
  });

  it('sent twice is one lead and one mail, with an id and without', async () => {
    for (const submissionId of [id, '']) {
      await emulator.wipe();
      await emulator.store(clinicSettings(new Date()));
      vi.mocked(console.log).mockClear();
      const form = { ...nativeForms.appointment, submissionId };
      expect((await postForm(form)).status).toBe(303);
      expect((await postForm(form)).status).toBe(303);
      await storedLead();
      expect(console.log).toHaveBeenCalledTimes(2);
    }
  });

  it('that was corrected has to wait, and keeps its values', async () => {
    await postForm({ ...nativeForms.appointment, submissionId: id });
    const corrected = { ...nativeForms.appointment, submissionId: id, typeOfInjury: 'Sore neck' };
    const response = await postForm(corrected);
    expect(response.status).toBe(429);
    const page = await response.text();
    expect(page).toContain('Please wait a moment before submitting again.');
    expect(page).toContain('value="Sore neck"');
    await age(60_000);
    expect((await postForm(corrected)).status).toBe(303);
    expect(await storedIn('leads')).toHaveLength(2);
  });

  it('with a filled honeypot is spam, and looks accepted', async () => {
    const trapped = { ...nativeForms.appointment, [trapName]: 'x', email: 'maria@' };
    expect((await postForm(trapped)).status).toBe(303);
    expect(await storedLead()).toMatchObject({ spam: true, email: '', phone: '(801) 555-0100' });
  });
});

describe('duplicates', () => {
  const now = Date.now();
  const earlier = (daysAgo: number, fields: Record<string, StoredValue>) => ({
    type: 'pip',
    createdAt: new Date(now - daysAgo * day),
    ...fields,
  });

  it.each([
    ['the same e-mail', { a: earlier(10, { email: 'maria.olsen@example.com' }) }, 'a'],
    ['the same phone', { a: earlier(10, { phone: '(801) 555-0100' }) }, 'a'],
    [
      'the newest of several',
      {
        a: earlier(20, { email: 'maria.olsen@example.com' }),
        b: earlier(10, { phone: '(801) 555-0100' }),
        c: earlier(30, { phone: '(801) 555-0100' }),
      },
      'b',
    ],
    ['within 180 days', { a: earlier(179.9, { phone: '(801) 555-0100' }) }, 'a'],
    ['not after 180 days', { a: earlier(180.1, { phone: '(801) 555-0100' }) }, null],
    ['not somebody else', { a: earlier(1, { email: 'a@example.com', phone: '' }) }, null],
    ['not spam', { a: earlier(1, { email: 'maria.olsen@example.com', spam: true }) }, null],
  ])('%s', async (_, leads, duplicateOf) => {
    await emulator.store(
      Object.entries(leads).map(([key, data]) => ({ path: `leads/${key}`, data })),
    );
    await post({ ...appointment, submissionId: id });
    expect(await storedAt(`leads/${id}`)).toMatchObject({ duplicateOf });
  });

  it('does not compare missing emails', async () => {
    const data = earlier(1, { email: '', phone: '(801) 555-0199' });
    await emulator.store([{ path: 'leads/a', data }]);
    await post({ ...appointment, email: '', submissionId: id });
    expect(await storedAt(`leads/${id}`)).toMatchObject({ duplicateOf: null });
  });

  it('don’t prevent a request when the search for them fails', async () => {
    const refusal = [{ error: { status: 'FAILED_PRECONDITION' } }];
    intercept((url) =>
      url.endsWith(':runQuery') ? Response.json(refusal, { status: 400 }) : undefined,
    );
    const response = await post({ ...appointment, submissionId: id });
    vi.unstubAllGlobals();
    expect(response.status).toBe(200);
    expect(await storedLead()).toMatchObject({ duplicateOf: null });
    expect(vi.mocked(console.error).mock.calls.flat().sort()).toEqual([
      'form-submission: devices not rung: Firestore answered FAILED_PRECONDITION',
      'form-submission: due mails not searched: Firestore answered FAILED_PRECONDITION',
      'form-submission: duplicates not searched: Firestore answered FAILED_PRECONDITION',
      'form-submission: persons not searched: Firestore answered FAILED_PRECONDITION',
    ]);
  });
});

describe('the person of a request', () => {
  const person = (name: string, keys: string[], mergedInto: string | null = null) => ({
    ...{ name, keys, mergedInto, searchKeys: [], notSame: [] },
  });
  const [email, phone] = ['maria.olsen@example.com', '(801) 555-0100'];
  const sharing = (count: number, mergedInto: string | null = null) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `p${index}`,
        person(`Maria ${index}`, [phone], mergedInto),
      ]),
    );

  it.each([
    ['is new without a known one', {}, id],
    ['is the one with its email and first name', { a: person('María Lund', [email]) }, 'a'],
    ['is new where the first name is another', { a: person('Ben Olsen', [phone]) }, id],
    [
      'is new where a family shares its phone',
      { a: person('Maria Olsen', [phone]), b: person('Ben Olsen', [phone]) },
      id,
    ],
    [
      'is one of a merged pair, both of whom have the phone',
      {
        a: person('Maria O.', [phone], 'c'),
        b: person('M. Olsen', [phone], 'c'),
        c: person('', []),
      },
      'a',
    ],
    [
      'is the one with its email where very many share its phone',
      { ...sharing(25), z: person('Maria Lund', [email]) },
      'z',
    ],
    [
      'is new where so many were merged that others may share its phone',
      { ...sharing(25, 'zz'), zz: person('Maria O.', []), z: person('Maria Lund', [phone]) },
      id,
    ],
  ])('%s', async (_, persons, personId) => {
    await emulator.store(
      Object.entries(persons).map(([key, data]) => ({ path: `persons/${key}`, data })),
    );
    await post({ ...appointment, submissionId: id });
    expect(await storedLead()).toMatchObject({ personId });
    const joined = await storedAt(`persons/${personId}`);
    expect(joined.keys).toEqual(expect.arrayContaining([phone, email]));
    expect(joined.searchKeys).toEqual(expect.arrayContaining(['maria', '0100']));
  });

  it('of spam is nobody who is known or found', async () => {
    await emulator.store([{ path: 'persons/a', data: person('Maria Olsen', [email]) }]);
    await post({ ...appointment, submissionId: id, [trapName]: 'x' });
    expect(await storedLead()).toMatchObject({ spam: true, personId: id });
    const own = { name: '', keys: [], searchKeys: [] };
    expect(await storedAt(`persons/${id}`)).toMatchObject(own);
  });

  it('is added once, and by the commit that stores the request', async () => {
    const posts = Array.from({ length: 5 }, () => post({ ...appointment, submissionId: id }));
    await Promise.all(posts);
    expect((await storedIn('persons')).map((each) => each.id)).toEqual([id]);
  });
});

describe('captcha', () => {
  it('a refusal stores nothing and starts no cooldown, so the next try can pass', async () => {
    vi.stubEnv('CAPTCHA_SECRET', 'sesame');
    const verdicts = [false, true];
    intercept((url) =>
      url.startsWith('https://challenges.cloudflare.com/')
        ? Response.json({ success: verdicts.shift() })
        : undefined,
    );
    const refused = await post({ ...appointment, recaptchaToken: 'bad' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'captcha', field: 'recaptchaToken' });
    expect(await storedIn('leads')).toEqual([]);
    expect((await post({ ...appointment, recaptchaToken: 'good' })).status).toBe(200);
    vi.unstubAllGlobals();
    await storedLead();
  });
});
