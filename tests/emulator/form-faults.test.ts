import { createServer, type Socket } from 'node:net';
import type { Context } from '@netlify/functions';
import { beforeEach, expect, it, vi } from 'vitest';
import formSubmission from '../../netlify/functions/form-submission.ts';
import { portOf } from '../../scripts/local/ports.ts';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { appointment, nativeForms, post, postForm } from '../netlify/post-form.ts';
import { faults, mend, stopClocks } from './form-faults.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { emulator, storedIn } from './stored.ts';

const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
const submission = { ...appointment, recaptchaToken: 'good', submissionId: id };

const shown = {
  200: { ok: true, id },
  400: {
    ok: false,
    code: 'captcha',
    field: 'recaptchaToken',
    message: 'Please confirm that you are not a robot and try again.',
  },
  500: { ok: false, message: 'Something went wrong. Please try again or call us directly.' },
};

const server = mailServerOfTests();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
});

const mailsToClinic = () =>
  server.mails.filter(({ recipients }) => !recipients.includes('maria.olsen@example.com'));

it.each(faults)(
  '$fault: the visitor sees $status, $leads stored; trying again makes it one',
  async ({ arrange, status, leads }) => {
    stopClocks();
    arrange();
    const response = await post(submission);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(shown[status]);
    mend(server.url);
    expect(await storedIn('leads')).toHaveLength(leads);

    const again = await post(submission);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(shown[200]);
    const all = await storedIn('leads');
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ id, name: 'Maria Olsen', injury: 'Whiplash', status: 'new' });
    expect(mailsToClinic()).toHaveLength(1);
  },
);

it.each(
  faults.filter(({ fault }) => /^(Firestore down|writing too slow|written|down after)/.test(fault)),
)(
  '$fault, without a script: the words stay in the form, and pressing again makes it one lead',
  async ({ arrange, status, leads }) => {
    stopClocks();
    arrange();
    const response = await postForm(nativeForms.appointment);
    expect(response.status).toBe(status === 200 ? 303 : 500);
    const [, submissionId = ''] =
      /name="submissionId" value="([^"]+)"/.exec(await response.text()) ?? [];
    mend(server.url);
    expect(await storedIn('leads')).toHaveLength(leads);

    expect((await postForm({ ...nativeForms.appointment, submissionId })).status).toBe(303);
    expect(await storedIn('leads')).toMatchObject([{ name: 'Maria Olsen', injury: 'Whiplash' }]);
    expect(mailsToClinic()).toHaveLength(1);
  },
);

it('a mail server that never greets does not delay the answer', async () => {
  const calls: Socket[] = [];
  const silent = createServer((socket) => calls.push(socket)).listen(0, '127.0.0.1');
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await portOf(silent)}`);
  const afterwards: Promise<unknown>[] = [];
  const context: Partial<Context> = {
    ip: '203.0.113.7',
    waitUntil: (promise) => void afterwards.push(promise),
  };
  const request = new Request('https://clinic.example/.netlify/functions/form-submission', {
    method: 'POST',
    body: JSON.stringify(submission),
  });

  const response = await formSubmission(request, context as Context);
  expect(response.status).toBe(200);
  expect(await storedIn('leads')).toMatchObject([{ id, notify: { clinic: null, patient: null } }]);

  // Each of the two mails has three tries.
  for (const count of [2, 4, 6]) {
    await expect.poll(() => calls).toHaveLength(count);
    for (const call of calls) call.destroy();
  }
  await Promise.all(afterwards);
  silent.close();
  expect(await storedIn('leads')).toMatchObject([
    { id, notify: { clinic: 'failed', patient: 'failed' } },
  ]);
});

it('has timeouts that add up to less than the timeout of the page', async () => {
  const waits: number[] = [];
  const real = AbortSignal.timeout;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return real.call(AbortSignal, milliseconds);
  });
  let atTheAnswer: number[] = [];
  const response = await post({ ...submission, phone: '' }, undefined, () => {
    atTheAnswer = [...waits];
  });
  expect(response.status).toBe(200);
  // Read, captcha, two searches beside each other, write; then, after the answer, the mails and beside them the devices.
  const [devices = 0, ...others] = atTheAnswer.reverse();
  expect(devices).toBe(2000);
  expect(others).toHaveLength(6);
  expect(others.filter((wait) => wait === 2000)).toHaveLength(2);
  const inTurn = others.toSpliced(others.indexOf(2000), 1);
  expect(inTurn.reduce((sum, wait) => sum + wait)).toBeLessThan(20_000);
});
