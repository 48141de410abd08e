import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#data/account/auth.ts';
import { promisedBy } from '#domain/requests/promise.ts';
import { trapName } from '#domain/requests/spam-signs.ts';
import { clinic, clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { appointment, post, send } from '../netlify/post-form.ts';
import { loseAnswers } from './lose-answers.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator, storedIn } from './stored.ts';

const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
const request = { ...appointment, submissionId: id, message: 'Rear-ended, neck hurts.' };

const server = mailServerOfTests();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('CAPTCHA_SECRET', undefined);
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
});
afterEach(async () => {
  await signOut();
});

function enter(body: object, token: string | null): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return send({ method: 'POST', headers, body: JSON.stringify(body) });
}

const leads = () => storedIn('leads');

describe('a request that staff enter by hand', () => {
  it('is stored and counted once by ten parallel posts, which no cooldown holds back', async () => {
    const token = await signInAs('admin');
    const posts = Array.from({ length: 10 }, () => enter(request, token));
    for (const response of await Promise.all(posts)) expect(response.status).toBe(200);
    expect(await leads()).toHaveLength(1);
    expect(await storedIn('summaries')).toMatchObject([{ id: 'leads', contact: { new: 1 } }]);
  });

  it('is a new lead like a visitor’s, without mails', async () => {
    const before = Date.now();
    const response = await enter(request, await signInAs('admin'));
    expect(await response.json()).toEqual({ ok: true, id });
    const [lead] = await leads();
    expect(lead).toMatchObject({
      id,
      type: 'contact',
      name: 'Maria Olsen',
      email: 'maria.olsen@example.com',
      phone: '(801) 555-0100',
      ownMessage: 'Rear-ended, neck hurts.',
      details: { preferredTime: 'Morning (8AM-12PM)' },
      status: 'new',
      spam: false,
      duplicateOf: null,
      source: { page: '/admin', referrerHost: '', utm: {} },
      consent: null,
      enteredBy: { uid: 'dana', name: 'Dana Reyes' },
    });
    expect(lead?.searchKeys).toContain('maria ols');
    const createdAt = lead?.createdAt as Date;
    expect(createdAt.getTime()).toBeGreaterThan(before - 5000);
    expect([promisedBy(new Date(before), clinic), promisedBy(createdAt, clinic)]).toContainEqual(
      lead?.promisedBy,
    );
    expect(lead?.notify).toBeNull();
    expect(server.mails).toEqual([]);
  });

  it('gets no mails later either', async () => {
    await enter(request, await signInAs('admin'));
    await post({ ...appointment, name: 'Ben', phone: '', email: 'ben@example.com' });
    expect(server.mails.flatMap((mail) => mail.recipients).sort()).toEqual([
      'ben@example.com',
      'desk@clinic.example',
    ]);
    expect((await leads()).find((lead) => lead.id === id)?.notify).toBeNull();
  });

  it('neither waits for a cooldown nor starts one, and names the earlier request', async () => {
    await post(appointment);
    const token = await signInAs('admin');
    const others = [randomUUID(), randomUUID()];
    for (const submissionId of others) {
      expect((await enter({ ...request, submissionId }, token)).status).toBe(200);
    }
    expect((await leads()).filter(({ duplicateOf }) => duplicateOf)).toHaveLength(2);
    const visitors = await storedIn('cooldowns');
    expect(visitors).toHaveLength(3);

    await emulator.wipe();
    await enter({ ...request, submissionId: randomUUID() }, await signInAs('admin'));
    expect(await storedIn('cooldowns')).toEqual([]);
    expect((await post(appointment)).status).toBe(200);
  });

  it('meets neither captcha nor spam trap', async () => {
    vi.stubEnv('CAPTCHA_SECRET', 'secret');
    const body = { ...request, elapsedMs: 1, [trapName]: 'https://spam.example' };
    expect((await enter(body, await signInAs('admin'))).status).toBe(200);
    expect((await leads()).map(({ spam }) => spam)).toEqual([false]);
  });

  it('is one lead after an answer that got lost and a second try', async () => {
    const token = await signInAs('admin');
    loseAnswers({ blind: 1 });
    expect((await enter(request, token)).status).toBe(500);
    expect(await (await enter(request, token)).json()).toEqual({ ok: true, id });
    expect(await leads()).toHaveLength(1);
  });

  it.each([
    ['without a sign-in', 401, null],
    ['with a forged token', 401, 'a.eyJzdWIiOiJkYW5hIn0.c'],
    ['without the role', 403, 'staff'],
  ])('%s is refused with %d, and not stored', async (_, status, who) => {
    const token = who === 'staff' ? await signInAs(who) : who;
    expect((await enter(request, token)).status).toBe(status);
    expect(await leads()).toEqual([]);
    expect(await storedIn('cooldowns')).toEqual([]);
  });
});
