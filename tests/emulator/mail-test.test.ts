import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readMailTest } from '#data/test-mails.ts';
import { clinic, clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { send } from '../netlify/post-form.ts';
import { loseAnswers } from './lose-answers.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator, firestore } from './stored.ts';

const stored = firestore.doc('settings/mailTest');
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const server = mailServerOfTests();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('MAIL_TO', undefined);
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
  await stored.delete();
});

async function ask(token: string | null) {
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ type: 'mail-test' });
  const response = await send({ method: 'POST', headers, body });
  return { status: response.status, ...(await response.json()) };
}

describe('a test email', () => {
  it('goes to the clinic’s own address, and its result is stored', async () => {
    const answer = await ask(await signInAs('admin'));
    expect(answer).toEqual({ status: 200, ok: true, test: { ok: true, reason: '' } });
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[clinic.email]]);
    expect(server.mails[0]?.email.subject).toBe(`Test email from the website of Wasatch Spine`);
    expect(await readMailTest()).toEqual({ at: expect.any(Date), ok: true, reason: '' });
  });

  it.each([
    ['a mail server without a sender', () => vi.stubEnv('MAIL_FROM', undefined), /MAIL_FROM/],
    ['an unusable SMTP_URL', () => vi.stubEnv('SMTP_URL', 'mail.example'), /SMTP_URL/],
    [
      'a server that isn’t there',
      () => vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1'),
      /didn’t take the email/,
    ],
    [
      'no address of the clinic',
      () => firestore.doc('settings/clinic').update({ email: '' }),
      /no email address yet/,
    ],
  ])('with %s ends in a reason that is stored', async (_, arrange, reason) => {
    const token = await signInAs('admin');
    await arrange();
    const { status, test } = await ask(token);
    expect([status, test.ok, server.mails]).toEqual([200, false, []]);
    expect(test.reason).toMatch(reason);
    expect(await readMailTest()).toMatchObject(test);
  });

  it('that the server refuses says to look for typos', async () => {
    await server.restart([clinic.email]);
    const { test } = await ask(await signInAs('admin'));
    expect(test).toEqual({ ok: false, reason: expect.stringContaining('Check it for typos') });
  });

  it('is sent once by five presses at once', async () => {
    const token = await signInAs('admin');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    [55, 429],
    [65, 200],
  ])('%d seconds after the last one is answered with %d', async (seconds, status) => {
    const token = await signInAs('admin');
    await stored.set({ at: ago(seconds), ok: true, reason: '' });
    expect((await ask(token)).status).toBe(status);
    expect(server.mails).toHaveLength(status === 200 ? 1 : 0);
  });

  it('whose result is not stored counts as not sent, and can be repeated after a minute', async () => {
    const token = await signInAs('admin');
    await stored.set({ at: ago(600), ok: true, reason: '' });
    loseAnswers();
    expect((await ask(token)).status).toBe(500);
    expect(await readMailTest()).toMatchObject({ ok: false, reason: /didn’t end/ });
  });

  it.each([
    ['front_desk', 403],
    ['editor', 403],
    ['', 403],
    [null, 401],
  ])('is refused to %j with %d, and nothing is stored', async (role, status) => {
    const token = role === null ? null : await signInAs(role);
    expect((await ask(token)).status).toBe(status);
    expect((await stored.get()).exists).toBe(false);
    expect(server.mails).toEqual([]);
  });
});
