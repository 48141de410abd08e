import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#data/account/auth.ts';
import { listActivity } from '#data/leads/activity-log.ts';
import { listMailsDue } from '#data/leads/lead-mails.ts';
import { mayMail } from '../../netlify/lib/mails/mailbox-limit.ts';
import { appointment, nativeForms, pip, post, postForm, send } from '../netlify/post-form.ts';
import { loseAnswers } from './lose-answers.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, storedAt, storedIn } from './stored.ts';

const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
const submission = { ...appointment, submissionId: id };
const minute = 60_000;
let visitors = 0;

const server = mailServerOfTests();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('CAPTCHA_SECRET', undefined);
  await signOut();
  await emulator.wipe();
});

const leadOf = (leadId: string) => storedAt(`leads/${leadId}`);

const recipients = () => server.mails.flatMap((mail) => mail.recipients).sort();

/** A request of another visitor, with another email and IP address. */
function another(changes: object = {}): Promise<Response> {
  const email = `visitor${++visitors}@example.com`;
  return post({ ...pip, email, ...changes }, `2001:db8:0:${visitors.toString(16)}::1`);
}

/** Stores a lead whose mails a crashed run has claimed. */
function cutOff(claimedUntil: Date) {
  const notify = { clinic: null, patient: null, dueAt: claimedUntil, claimedUntil };
  const createdAt = new Date(Date.now() - 10 * minute);
  const data = { type: 'contact', name: 'Maria Olsen', email: '', phone: '', message: '', notify };
  return emulator.store([
    { path: `leads/${id}`, data: { ...data, createdAt, updatedAt: createdAt } },
  ]);
}

describe('a busy mail server', () => {
  it('gets a retry in the same run', async () => {
    await server.restart([], 2);
    expect((await post(submission)).status).toBe(200);
    expect(recipients()).toEqual(['desk@clinic.example', 'maria.olsen@example.com']);
    expect((await leadOf(id)).notify).toEqual({ clinic: 'sent', patient: 'sent' });
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['the same request again', () => post(submission)],
    ['another visitor', () => another()],
    ['another visitor without a script', () => postForm({ ...nativeForms.attorney }, { ip: '' })],
  ])('gets the mails once, later, with %s', async (_, next) => {
    await server.restart([], 6);
    await post(submission);
    expect(server.mails).toEqual([]);
    expect((await leadOf(id)).notify).toEqual({
      clinic: 'failed',
      patient: 'failed',
      dueAt: expect.any(Date),
    });

    await next();
    await next();
    const about = server.mails.filter(({ email }) => email.messageId?.includes(id));
    expect(about.flatMap((mail) => mail.recipients).sort()).toEqual([
      'desk@clinic.example',
      'maria.olsen@example.com',
    ]);
    expect((await leadOf(id)).notify).toEqual({ clinic: 'sent', patient: 'sent' });
  });

  it('gets one mail from ten parallel runs', async () => {
    await server.restart([], 6);
    await post(submission);
    await Promise.all(Array.from({ length: 10 }, () => post(submission)));
    expect(recipients()).toEqual(['desk@clinic.example', 'maria.olsen@example.com']);
  });

  it('gets no retry for a mailbox that does not exist', async () => {
    await server.restart(['maria.olsen@example.com']);
    await post(submission);
    await post(submission);
    expect((await leadOf(id)).notify).toEqual({ clinic: 'sent', patient: 'failed' });
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(recipients()).toEqual(['desk@clinic.example']);
  });

  it('gets no retry after a day', async () => {
    const createdAt = new Date(Date.now() - 25 * 60 * minute);
    const notify = { clinic: 'sent', patient: 'failed', dueAt: createdAt };
    const data = { type: 'contact', email: 'gone@example.com', notify };
    await emulator.store([
      { path: `leads/${id}`, data: { ...data, createdAt, updatedAt: createdAt } },
    ]);
    await server.restart([], 0, ['gone@example.com']);
    await another();
    expect((await leadOf(id)).notify).toEqual({ clinic: 'sent', patient: 'failed' });
  });
});

describe('a crashed run', () => {
  it('leaves its mails to the next run', async () => {
    await cutOff(new Date(Date.now() - 1000));
    await another();
    const about = server.mails.filter(({ email }) => email.messageId?.includes(id));
    expect(about).toHaveLength(1);
    expect((await leadOf(id)).notify).toEqual({ clinic: 'sent', patient: null });
  });

  it('keeps its mails until its claim ends', async () => {
    await cutOff(new Date(Date.now() + minute));
    await another();
    expect(server.mails.filter(({ email }) => email.messageId?.includes(id))).toEqual([]);
  });

  it('is found by the back office after three minutes', async () => {
    await signInAs('admin');
    await cutOff(new Date(Date.now() - 2.9 * minute));
    expect(await listMailsDue()).toEqual([]);
    await cutOff(new Date(Date.now() - 3 * minute));
    expect(await listMailsDue()).toEqual([id]);
  });
});

describe('staff who press Send again', () => {
  function ask(leadId: unknown, token: string | null): Promise<Response> {
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify({ type: 'notify', leadId, again: true });
    return send({ method: 'POST', headers, body });
  }

  it('send the mails once', async () => {
    await server.stop();
    await post(submission);
    await server.restart();
    const token = await signInAs('admin');
    const response = await ask(id, token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, clinic: 'sent', patient: 'sent' });
    expect(await (await ask(id, token)).json()).toEqual({
      ok: true,
      clinic: 'sent',
      patient: 'sent',
    });
    expect(recipients()).toEqual(['desk@clinic.example', 'maria.olsen@example.com']);
    expect((await leadOf(id)).notify).toEqual({ clinic: 'sent', patient: 'sent' });
  });

  it('leave one line in the history, which is true also when the mails fail', async () => {
    await server.stop();
    await post(submission);
    const token = await signInAs('admin');
    await ask(id, token);
    expect(await listActivity(id)).toMatchObject([{ kind: 'resend', by: dana }]);
    await server.restart();
    await ask(id, token);
    expect(await listActivity(id)).toMatchObject([{ kind: 'resend' }, { kind: 'resend' }]);
    // Nothing is left to send.
    await ask(id, token);
    expect(await listActivity(id)).toHaveLength(2);
  });

  it('are told apart from a screen that asks by itself', async () => {
    await server.stop();
    await post(submission);
    await server.restart();
    const headers = { authorization: `Bearer ${await signInAs('admin')}` };
    const body = JSON.stringify({ type: 'notify', leadId: id, again: false });
    expect((await send({ method: 'POST', headers, body })).status).toBe(200);
    expect(recipients()).toEqual(['desk@clinic.example', 'maria.olsen@example.com']);
    expect(await listActivity(id)).toEqual([]);
  });

  it('read when the mails fail again', async () => {
    await server.stop();
    await post(submission);
    const response = await ask(id, await signInAs('admin'));
    expect(await response.json()).toEqual({ ok: true, clinic: 'failed', patient: 'failed' });
  });

  it('can send a refused mail again', async () => {
    await server.restart(['desk@clinic.example']);
    await post(submission);
    vi.stubEnv('MAIL_TO', 'front@clinic.example');
    const response = await ask(id, await signInAs('admin'));
    expect(await response.json()).toMatchObject({ clinic: 'sent', patient: 'sent' });
    expect(recipients()).toEqual(['front@clinic.example', 'maria.olsen@example.com']);
  });

  it.each([
    ['without a sign-in', 401, null, id],
    ['with a forged token', 401, 'a.eyJzdWIiOiJkYW5hIn0.c', id],
    ['without the role', 403, 'staff', id],
    ['for a lead that is not there', 404, 'admin', 'nobody'],
    ['for another path', 404, 'admin', '../users/dana'],
    ['for no lead', 404, 'admin', undefined],
    ['for spam', 409, 'admin', 'spam'],
    ['while a run is sending', 409, 'admin', id],
  ])('%s get %d', async (_, status, who, leadId) => {
    await cutOff(new Date(Date.now() + minute));
    await emulator.store([{ path: 'leads/spam', data: { type: 'contact', spam: true } }]);
    const token = who === 'admin' || who === 'staff' ? await signInAs(who) : who;
    const response = await ask(leadId, token);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ok: false, message: expect.any(String) });
    expect(server.mails).toEqual([]);
  });
});

describe('one mailbox', () => {
  const spellings = [
    'maria.olsen@example.com',
    'mariaolsen@example.com',
    'maria.olsen+1@example.com',
    'Maria.Olsen+2@Example.com',
    'm.a.r.i.a.olsen@example.com',
    'ma.ria.olsen@example.com',
    'maria.olsen+3@example.com',
  ];

  it('gets five automatic mails a day, in any spelling; the clinic gets all of its mails', async () => {
    for (const email of spellings) expect((await another({ email })).status).toBe(200);
    const toClinic = server.mails.filter((mail) => mail.recipients.includes('desk@clinic.example'));
    expect(toClinic).toHaveLength(7);
    expect(server.mails).toHaveLength(7 + 5);
    const states = (await storedIn('leads')).map(
      ({ notify }) => (notify as { patient: string }).patient,
    );
    expect(states.sort()).toEqual(['limited', 'limited', ...Array(5).fill('sent')]);
    // The limit does not apply to another mailbox.
    await another();
    expect(server.mails).toHaveLength(7 + 5 + 2);
  });

  it('counts a mail with retries once', async () => {
    for (let tries = 0; tries < 6; tries++) {
      await server.restart([], 6);
      await post(submission);
    }
    await server.restart();
    await post(submission);
    expect((await leadOf(id)).notify).toEqual({ clinic: 'sent', patient: 'sent' });
  });

  it('counts a mail once when the answer of the database is lost', async () => {
    loseAnswers();
    expect(await mayMail({ id, email: 'maria.olsen@example.com' })).toBe(true);
    expect(await storedIn('mailCounts')).toMatchObject([{ leads: [id] }]);
  });

  it('is stored only as a keyed hash', async () => {
    await post({ ...submission, submissionId: randomUUID() });
    const [count, ...others] = await storedIn('mailCounts');
    expect(others).toEqual([]);
    expect(count?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(count ?? {}).sort()).toEqual(['expiresAt', 'id', 'leads']);
    expect(JSON.stringify(count)).not.toMatch(/maria|example/i);
  });
});
