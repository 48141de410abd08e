import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { pip, post } from '../netlify/post-form.ts';
import { mend } from './form-faults.ts';
import { intercept } from './intercept.ts';
import { loseAnswers } from './lose-answers.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, firestore, storedIn } from './stored.ts';
import {
  ago,
  askForMail,
  booked,
  minute,
  noonIn,
  storedVisit,
  storeVisit,
  told,
  visitId,
} from './stored-visit.ts';

const server = mailServerOfTests();
let token: string | null;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
  token = await signInAs('admin');
});

const ask = (fields?: object) => askForMail(token, fields);

async function stateAfter(response: Response): Promise<unknown> {
  expect(response.status).toBe(200);
  const { ok, state } = await response.json();
  expect(ok).toBe(true);
  return state;
}

const toPatient = () =>
  server.mails.filter(({ recipients }) => recipients.includes(booked.patientEmail));

function onlyMail() {
  expect(toPatient()).toHaveLength(1);
  const email = toPatient()[0]?.email;
  if (!email) throw new Error('no mail');
  const [file] = email.attachments;
  return { ...email, ics: file ? new TextDecoder().decode(file.content as ArrayBuffer) : '' };
}

function change(fields: object) {
  return firestore.doc(`appointments/${visitId}`).update(fields);
}

/** Somebody else's request, which picks up what is due. */
const anotherRequest = () => post({ ...pip, email: 'another@example.com' }, '2001:db8::7');

/** Runs once, before the write of that number. */
function beforeCommit(number: number, act: () => Promise<unknown>) {
  let commits = 0;
  intercept(async (url) => {
    if (url.endsWith(':commit') && ++commits === number) await act();
    return undefined;
  });
}

const noted = { askedAt: null, state: 'sent', triedAt: expect.any(Date), told };
const asked = { mail: { askedAt: ago(3) } };
const known = (fields: object = {}) => ({
  mail: { askedAt: ago(3), state: 'sent', triedAt: ago(90), told: { ...told, ...fields } },
});

const person = (fields: object) => ({
  ...{ name: 'Maria Quill', keys: [], searchKeys: [], mergedInto: null, notSame: [] },
  ...fields,
});

describe('the language of a mail', () => {
  it.each([
    ['of the person', { p1: { language: 'es' } }, 'Su cita: '],
    [
      'of who the person turned out to be',
      { p1: { mergedInto: 'p2' }, p2: { language: 'es' } },
      'Su',
    ],
    [
      'of the person, if that one’s is not known',
      { p1: { language: 'es', mergedInto: 'p2' }, p2: {} },
      'Su',
    ],
    ['is English where it is not known', { p1: {} }, 'Your appointment on '],
    ['is English for nobody', {}, 'Your appointment on '],
  ])('is %s', async (_, persons, subject) => {
    await storeVisit({ ...asked, personId: 'p1' });
    const documents = Object.entries(persons).map(([id, fields]) => {
      return { path: `persons/${id}`, data: person(fields) };
    });
    await emulator.store(documents);
    expect(await stateAfter(await ask())).toBe('sent');
    expect(onlyMail().subject).toMatch(new RegExp(`^${subject}`));
  });

  it('stays the person’s when staff move the visit', async () => {
    await storeVisit({ ...known({ startsAt: noonIn(3) }), personId: 'p1' });
    await emulator.store([{ path: 'persons/p1', data: person({ language: 'es' }) }]);
    expect(await stateAfter(await ask())).toBe('sent');
    const { subject, text, ics } = onlyMail();
    expect(subject).toMatch(/^Su cita cambió de hora: /);
    expect(text).toContain('/es/cita#');
    expect(ics).toContain('SUMMARY:Cita en ');
  });

  it('has the words that staff stored for it', async () => {
    await storeVisit({ ...asked, personId: 'p1' });
    const words = { subject: 'Nos vemos {when}', body: '{when} {link}' };
    await emulator.store([
      { path: 'persons/p1', data: person({ language: 'es' }) },
      { path: 'templates/visitBooked', data: { subject: 'See you', body: '{when} {link}' } },
      { path: 'templates/visitBooked-es', data: words },
    ]);
    expect(await stateAfter(await ask())).toBe('sent');
    expect(onlyMail().subject).toMatch(/^Nos vemos /);
  });
});

describe('a mail that is due', () => {
  it('is sent once, with a calendar file, and the visit says so', async () => {
    await storeVisit(asked);
    expect(await stateAfter(await ask())).toBe('sent');
    expect(await stateAfter(await ask())).toBe('sent');

    const { subject, messageId, replyTo, attachments, text, ics } = onlyMail();
    expect(subject).toMatch(
      /^Your appointment on [A-Z][a-z]+day, [A-Z][a-z]+ \d+ at \d+:\d\d [AP]M$/,
    );
    expect(messageId).toBe(`<${visitId}.3.visit@127.0.0.1>`);
    expect(replyTo?.[0]?.address).toBe('front-desk@example.com');
    expect(text).toContain('Hello Maria,');
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({
      filename: expect.stringMatching(/^appointment-[\d-]{10}\.ics$/),
      mimeType: 'text/calendar',
      method: 'PUBLISH',
    });
    expect(ics).toMatch(/^SEQUENCE:3$/m);

    const { mail, updatedAt, sequence } = await storedVisit();
    expect(mail).toEqual(noted);
    expect(updatedAt.getTime()).toBeGreaterThan(booked.updatedAt.getTime());
    expect(sequence).toBe(3);
  });

  it('waits for the end of the grace', async () => {
    const mail = { askedAt: ago(1.9) };
    await storeVisit({ mail });
    expect(await stateAfter(await ask())).toBeNull();
    await anotherRequest();
    expect(toPatient()).toEqual([]);
    expect((await storedVisit()).mail).toEqual(mail);
  });

  it('is picked up by the request of another visitor', async () => {
    await storeVisit(asked);
    await anotherRequest();
    onlyMail();
  });

  it('tells the old and the new time of a moved visit', async () => {
    await storeVisit(known({ startsAt: noonIn(2), endsAt: noonIn(2) }));
    await ask();
    expect(onlyMail().subject).toMatch(/^Your appointment has moved to /);
    expect((await storedVisit()).mail.told).toEqual(told);
  });

  it('goes to an address that staff have corrected', async () => {
    await storeVisit(known({ email: 'zelda.quil@example.com' }));
    await ask();
    expect(onlyMail().subject).toMatch(/^Your appointment on /);
    expect((await storedVisit()).mail).toEqual(noted);
  });

  it('takes a cancelled visit off the calendar', async () => {
    await storeVisit({ ...known(), status: 'cancelled' });
    await ask();
    expect(onlyMail().subject).toMatch(/ is cancelled$/);
    expect(onlyMail().ics).toContain('STATUS:CANCELLED');
    expect((await storedVisit()).mail.told).toEqual({ ...told, cancelled: true });
  });

  it.each([
    ['moved there and back', known()],
    ['booked and cancelled', { ...asked, status: 'cancelled' }],
    ['without an address', { ...asked, patientEmail: '' }],
    ['that has begun', { ...asked, startsAt: ago(5) }],
  ])('of a visit %s sends nothing, and is not due anymore', async (_, fields) => {
    await storeVisit(fields);
    const { mail } = fields;
    expect(await stateAfter(await ask())).toBe('state' in mail ? mail.state : null);
    expect(server.mails).toEqual([]);
    expect((await storedVisit()).mail).toEqual({ ...mail, askedAt: null });
  });

  it('is sent once by ten parallel runs', async () => {
    await storeVisit(asked);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    onlyMail();
    expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
    for (const response of answers) {
      if (response.status === 200) continue;
      expect(await response.json()).toMatchObject({ code: 'busy' });
    }
  });
});

describe('Send again', () => {
  it.each([
    ['within the grace', { mail: { askedAt: ago(0) } }, / on /],
    ['that was told', known(), / on /],
    ['that nobody asked a mail for', {}, / on /],
    ['that was told as cancelled', { ...known({ cancelled: true }), status: 'cancelled' }, / is c/],
  ])('sends the mail of a visit %s', async (_, fields, subject) => {
    await storeVisit(fields);
    expect(await stateAfter(await ask({ again: true }))).toBe('sent');
    expect(onlyMail().subject).toMatch(subject);
    expect((await storedVisit()).mail).toMatchObject({ askedAt: null, state: 'sent' });
    expect(await storedIn(`appointments/${visitId}/activity`)).toMatchObject([
      { kind: 'visit_resend', leadId: null, by: dana, at: expect.any(Date) },
    ]);
  });

  it('is told apart from a screen that asks for what is due', async () => {
    await storeVisit({ mail: { askedAt: ago(10) } });
    expect(await stateAfter(await ask({ again: false }))).toBe('sent');
    expect(await storedIn(`appointments/${visitId}/activity`)).toEqual([]);
  });

  it.each([
    ['without an address', { patientEmail: '' }],
    ['that has begun', { startsAt: ago(5) }],
    ['that the patient has arrived for', { status: 'arrived' }],
    ['that was cancelled before any mail', { status: 'cancelled' }],
  ])('has nothing to tell of a visit %s', async (_, fields) => {
    await storeVisit({ ...asked, ...fields });
    const response = await ask({ again: true });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'nothing', message: expect.any(String) });
    expect(server.mails).toEqual([]);
    expect((await storedVisit()).mail).toEqual(asked.mail);
  });

  it.each([
    ['without a sign-in', 401, null, visitId],
    ['with a forged token', 401, 'a.eyJzdWIiOiJkYW5hIn0.c', visitId],
    ['without the role', 403, 'staff', visitId],
    ['for a visit that is not there', 404, 'admin', 'nobody'],
    ['for another path', 404, 'admin', '../users/dana'],
    ['for no visit', 404, 'admin', undefined],
    ['while a run is sending', 409, 'admin', visitId],
  ])('%s gets %d', async (_, status, who, id) => {
    await storeVisit({ mail: { ...asked.mail, claimedUntil: ago(-1) } });
    const role = who === 'staff' ? { role: who } : { role: 'admin' };
    await emulator.store([{ path: 'users/dana', data: role }]);
    const caller = who === 'admin' || who === 'staff' ? token : who;
    for (const again of [true, false]) {
      const response = await askForMail(caller, { visitId: id, again });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ ok: false, message: expect.any(String) });
    }
    expect(server.mails).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that is down gets the mail with a later request, for a day', async () => {
    await storeVisit(asked);
    await server.stop();
    expect(await stateAfter(await ask())).toBe('failed');
    const { mail } = await storedVisit();
    const { askedAt } = asked.mail;
    expect(mail).toEqual({
      askedAt: mail.triedAt,
      state: 'failed',
      triedAt: expect.any(Date),
      triedSince: askedAt,
    });
    expect((mail.askedAt as Date).getTime()).toBeGreaterThan(askedAt.getTime());

    await server.restart();
    await change({ 'mail.askedAt': ago(3), 'mail.triedAt': ago(3) });
    await anotherRequest();
    onlyMail();
    expect((await storedVisit()).mail).not.toHaveProperty('triedSince');
  });

  it.each([
    ['a day after the first try', { triedAt: ago(3), triedSince: ago(25 * 60) }, null],
    ['earlier', { triedAt: ago(3), triedSince: ago(23 * 60) }, expect.any(Date)],
    [
      'of what staff asked for since',
      { triedAt: ago(9), triedSince: ago(25 * 60) },
      expect.any(Date),
    ],
  ])('that stays busy: %s', async (_, tried, askedAt) => {
    const at = ago(3);
    const triedAt = tried.triedAt > ago(4) ? at : tried.triedAt;
    await storeVisit({ mail: { ...tried, askedAt: at, triedAt, state: 'failed' } });
    await server.restart([], 0, [booked.patientEmail]);
    expect(await stateAfter(await ask())).toBe('failed');
    expect((await storedVisit()).mail).toMatchObject({ askedAt, state: 'failed' });
  });

  it('that refuses the address gets no retry', async () => {
    await storeVisit(asked);
    await server.restart([booked.patientEmail]);
    expect(await stateAfter(await ask())).toBe('failed');
    expect((await storedVisit()).mail).toMatchObject({ askedAt: null, state: 'failed' });
  });

  it.each(['MAIL_FROM', 'RATE_LIMIT_SECRET'])('without %s: the mail stays due', async (name) => {
    await storeVisit(asked);
    vi.stubEnv(name, undefined);
    expect(await stateAfter(await ask())).toBe('failed');
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [`form-submission: no mail for visit ${visitId}: ${name} is not set`],
    ]);
    expect((await storedVisit()).mail.askedAt).toEqual(expect.any(Date));
  });
});

describe('a run that ends between sending and noting', () => {
  const cutOff = () => {
    let commits = 0;
    intercept((url) => {
      if (url.endsWith(':commit') && ++commits > 1) throw new TypeError('cut off');
      return undefined;
    });
  };

  async function dieAfterSending() {
    await storeVisit(asked);
    cutOff();
    await ask();
    mend(server.url);
    expect((await storedVisit()).mail).toMatchObject(asked.mail);
    // Nobody sends it while that run may still be alive.
    expect((await ask()).status).toBe(409);
    onlyMail();
  }

  it('leaves the mail to a later run, with the same Message-ID', async () => {
    await dieAfterSending();
    await change({ 'mail.claimedUntil': ago(1) });
    await anotherRequest();
    const ids = toPatient().map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await storedVisit()).mail).toMatchObject({ askedAt: null, told });
  });

  it('leaves no patient who was told without the cancellation', async () => {
    await dieAfterSending();
    const since = { 'mail.askedAt': ago(3), status: 'cancelled', sequence: 4 };
    await change({ ...since, 'mail.claimedUntil': ago(1) });
    await ask();
    expect(toPatient().map(({ email }) => email.subject)).toEqual([
      expect.stringMatching(/ on /),
      expect.stringMatching(/ is cancelled$/),
    ]);
  });
});

describe('the database', () => {
  it('that loses its answers: one mail, noted', async () => {
    await storeVisit(asked);
    loseAnswers({ lost: 2 });
    expect(await stateAfter(await ask())).toBe('sent');
    onlyMail();
    expect((await storedVisit()).mail).toEqual(noted);
  });

  it('keeps a mail that is asked for while another one is on its way', async () => {
    await storeVisit(asked);
    const askedAt = ago(2.5);
    const startsAt = noonIn(5);
    const endsAt = new Date(startsAt.getTime() + 30 * minute);
    beforeCommit(2, () => change({ startsAt, endsAt, sequence: 4, 'mail.askedAt': askedAt }));
    expect(await stateAfter(await ask())).toBe('sent');
    const { mail, sequence } = await storedVisit();
    expect(mail).toEqual({ ...noted, askedAt });
    expect(sequence).toBe(4);

    await ask();
    expect(toPatient().map(({ email }) => email.subject)).toEqual([
      expect.stringMatching(/^Your appointment on /),
      expect.stringMatching(/^Your appointment has moved to /),
    ]);
    expect((await storedVisit()).mail.told).toEqual({ ...told, startsAt, endsAt });
  });

  it('that lost the visit meanwhile gets no note', async () => {
    await storeVisit(asked);
    beforeCommit(2, () => firestore.doc(`appointments/${visitId}`).delete());
    expect(await stateAfter(await ask())).toBe('sent');
    expect(await storedVisit()).toBeUndefined();
  });
});
