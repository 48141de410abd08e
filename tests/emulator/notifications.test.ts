import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trapName } from '#domain/requests/spam-signs.ts';
import { hostileTexts } from '../hostile-texts.ts';
import { appointment, pip, post } from '../netlify/post-form.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { emulator, storedIn } from './stored.ts';

const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
const submission = { ...appointment, submissionId: id };
const personal = /maria|olsen|555-0100|whiplash|car accident/i;

const server = mailServerOfTests();

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('CAPTCHA_SECRET', undefined);
  await emulator.wipe();
});

function mailTo(address: string) {
  const mail = server.mails.find(({ recipients }) => recipients.includes(address));
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail.email;
}

async function notifyOfLead() {
  const [lead] = await storedIn('leads');
  return lead?.notify;
}

describe('mails after an accepted request', () => {
  it('go to the clinic and the visitor, and the lead says so', async () => {
    await post(submission);
    expect(server.mails).toHaveLength(2);

    const toClinic = mailTo('desk@clinic.example');
    expect(toClinic.subject).toBe('New appointment request (7b3c1f8e)');
    expect(toClinic.from).toEqual({ name: 'Wasatch Spine', address: 'site@clinic.example' });
    expect(toClinic.replyTo).toBeUndefined();
    expect(JSON.stringify(toClinic)).not.toMatch(/maria|olsen|555-0100|whiplash/i);
    expect(toClinic.text).toContain(`https://clinic.example/admin/dashboard/appointments/${id}`);

    const toVisitor = mailTo('maria.olsen@example.com');
    expect(toVisitor.subject).toBe('We received your appointment request');
    expect(toVisitor.text).toContain('Hello Maria,');
    expect(toVisitor.text).not.toMatch(/whiplash/i);
    expect(toVisitor.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    expect(await notifyOfLead()).toEqual({ clinic: 'sent', patient: 'sent' });
  });

  it('change updatedAt of the lead, so that open lists show them', async () => {
    await post(submission);
    const [lead] = await storedIn('leads');
    const { createdAt, updatedAt } = lead as unknown as { createdAt: Date; updatedAt: Date };
    expect(updatedAt.getTime()).toBeGreaterThan(createdAt.getTime());
  });

  it('link the guide for a guide request', async () => {
    await post(pip);
    const { subject, text } = mailTo('maria.olsen@example.com');
    expect(subject).toBe('Your free Utah PIP guide');
    expect(text).toContain('https://clinic.example/pip-guide.pdf');
  });

  it('go to the clinic alone when the visitor gave no e-mail', async () => {
    await post({ ...submission, email: '' });
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['desk@clinic.example']]);
    expect(await notifyOfLead()).toEqual({ clinic: 'sent', patient: null });
  });

  it.each([
    'Maria\r\nBcc: victim@example.com',
    'Maria <victim@example.com>',
    'Maria, victim@example.com',
    '=?utf-8?q?Maria=0ABcc:_victim@example.com?=',
  ])('have no other recipient for the name %j', async (name) => {
    await post({ ...submission, name });
    const recipients = server.mails.flatMap((mail) => mail.recipients);
    expect(recipients.sort()).toEqual(['desk@clinic.example', 'maria.olsen@example.com']);
    for (const { email } of server.mails) {
      expect(email.bcc ?? []).toEqual([]);
      expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
    }
  });
});

describe('hostile texts in every field', () => {
  // Then both mails hold what was typed.
  beforeEach(() => vi.stubEnv('MAIL_DETAIL', 'full'));

  it.each(hostileTexts)(
    'stay plain text in a mail of one part, to the same two people: %j',
    async (text) => {
      const { status } = await post({
        ...submission,
        name: text,
        typeOfInjury: text,
        message: text,
        source: { page: text, referrerHost: text, utm: { source: text } },
      });
      // Blank and too long texts are refused.
      if (status === 400) return expect(server.mails).toEqual([]);
      expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
        'desk@clinic.example',
        'maria.olsen@example.com',
      ]);
      expect(mailTo('desk@clinic.example').subject).toBe('New appointment request (7b3c1f8e)');
      expect(mailTo('maria.olsen@example.com').subject).toBe(
        'We received your appointment request',
      );
      for (const { email } of server.mails) {
        expect(email.html).toBeUndefined();
        expect(email.attachments).toEqual([]);
        expect(email.bcc ?? []).toEqual([]);
        expect(email.cc ?? []).toEqual([]);
        const types = email.headers.filter(({ key }) => key === 'content-type');
        expect(types.map(({ value }) => value)).toEqual([expect.stringMatching(/^text\/plain/)]);
      }
      expect(mailTo('maria.olsen@example.com').text).not.toMatch(/pwned|evil/);
    },
  );
});

describe('when mail fails', () => {
  it('a server that is down prevents no request, shows on the lead, and logs no names', async () => {
    await server.stop();
    expect((await post(submission)).status).toBe(200);
    expect(await notifyOfLead()).toMatchObject({ clinic: 'failed', patient: 'failed' });
    expect(vi.mocked(console.error).mock.calls.flat().sort()).toEqual([
      `form-submission: mail ${id}.clinic not sent: ESOCKET`,
      `form-submission: mail ${id}.visitor not sent: ESOCKET`,
    ]);
  });

  it('a refused recipient fails only its own mail', async () => {
    await server.restart(['maria.olsen@example.com']);
    expect((await post(submission)).status).toBe(200);
    expect(await notifyOfLead()).toEqual({ clinic: 'sent', patient: 'failed' });
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toMatch(
      new RegExp(`mail ${id}.visitor not sent: EENVELOPE 550$`),
    );
  });

  it.each([
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL is not an smtp:// or smtps:// address'],
    ['MAIL_FROM', '', 'MAIL_FROM is not set'],
  ])('a wrong %s prevents no request, and is logged', async (name, value, problem) => {
    vi.stubEnv(name, value);
    expect((await post(submission)).status).toBe(200);
    expect(await notifyOfLead()).toMatchObject({ clinic: 'failed', patient: 'failed' });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [`form-submission: no mail for lead ${id}: ${problem}`],
    ]);
  });
});

it('no typed text is in the log after any failure', async () => {
  await server.stop();
  await post(submission);
  await post({ ...submission, submissionId: undefined });
  await post({ ...submission, name: '' });
  await post({ ...submission, [trapName]: 'x', submissionId: undefined });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  expect((await post(submission)).status).toBe(500);
  expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThan(2);
  expect(
    [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.log).mock.calls]
      .flat()
      .join('\n'),
  ).not.toMatch(personal);
});
