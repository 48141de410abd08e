import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { answerKinds } from '#domain/messages/answer-values.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { clinicMail } from '../../netlify/lib/mails/clinic-mail.ts';
import { mailSender } from '../../netlify/lib/mails/mail.ts';
import { visitorMail } from '../../netlify/lib/mails/visitor-mail.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { catchMails } from '../emulator/mail-catcher.ts';
import { appointment, attorney, pip } from './post-form.ts';
import { storedLead } from './stored-lead.ts';

const site = 'https://clinic.example';
const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
/** Monday 10:00 AM and 12:30 PM at the clinic. */
const whileOpen = new Date('2026-01-12T17:00:00Z');
const atLunch = new Date('2026-01-12T19:30:00Z');
const onSaturday = new Date('2026-01-17T17:00:00Z');

/** Monday 9:00 AM at the clinic, which is open until 6:00 PM. */
const receivedAt = new Date('2026-01-12T16:00:00Z');

const lead = (body: Record<string, unknown>, duplicateOf: string | null = null) =>
  storedLead(id, body, { duplicateOf, receivedAt });

/** In its original words. */
const answerTo = (sender: Lead, now: Date) =>
  visitorMail(sender, originalWords.en[answerKinds[sender.type]], clinic, site, now);

beforeEach(() => {
  vi.stubEnv('MAIL_TO', undefined);
  vi.stubEnv('MAIL_DETAIL', undefined);
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
});

const promise = 'Please get back to them by Monday 6:00 PM:';

describe('the mail to the clinic', () => {
  it('says that a request came, until when to answer and where it is, and nothing else', () => {
    const mail = clinicMail(lead(appointment, 'earlier'), clinic, site, receivedAt);
    expect(mail).toEqual({
      to: [{ name: '', address: 'front-desk@example.com' }],
      replyTo: null,
      subject: 'New appointment request (7b3c1f8e)',
      text: `New appointment request. Sign in to read it.\n\n${promise}\n${site}/admin/dashboard/appointments/${id}`,
      key: `${id}.clinic`,
      automatic: false,
    });
  });

  it.each([
    ['pip', pip, 'New PIP guide request', 'pip-leads'],
    ['attorney', attorney, 'New attorney request', 'pip-leads/attorney-requests'],
  ])('has its own subject and link for %s', (_, body, subject, list) => {
    const mail = clinicMail(lead(body), clinic, site, receivedAt);
    expect(mail.subject).toBe(`${subject} (7b3c1f8e)`);
    expect(mail.text).toBe(
      `${subject}. Sign in to read it.\n\n${promise}\n${site}/admin/dashboard/${list}/${id}`,
    );
    expect(mail.replyTo).toBeNull();
  });

  it('asks for an answer now once the promised time has passed', () => {
    const { text } = clinicMail(lead(appointment), clinic, site, onSaturday);
    expect(text).toContain('Please get back to them now:');
  });

  it.each([
    'desk@clinic.example, dana@clinic.example',
    'desk@clinic.example; dana@clinic.example;',
    'Front Desk <desk@clinic.example>, "Lund, Dana" <dana@clinic.example>',
    '"desk@clinic.example,dana@clinic.example"',
    'desk@clinic.example\ndana@clinic.example',
  ])('goes to every address of MAIL_TO: %j', (value) => {
    vi.stubEnv('MAIL_TO', value);
    expect(
      clinicMail(lead(appointment), clinic, site, receivedAt).to.map(({ address }) => address),
    ).toEqual(['desk@clinic.example', 'dana@clinic.example']);
  });

  it.each(['', 'link', 'FULL', 'true', 'fully'])('holds no more with MAIL_DETAIL=%s', (value) => {
    vi.stubEnv('MAIL_DETAIL', value);
    const mail = clinicMail(lead(appointment), clinic, site, receivedAt);
    expect(JSON.stringify(mail)).not.toMatch(/maria|olsen|555-0100|whiplash|morning|accident/i);
  });
});

describe('the mail to the clinic with MAIL_DETAIL=full', () => {
  beforeEach(() => vi.stubEnv('MAIL_DETAIL', 'full'));

  it('names the person and links to the request; the subject names no one', () => {
    const mail = clinicMail(lead(appointment), clinic, site, receivedAt);
    expect(mail.subject).toBe('New appointment request (7b3c1f8e)');
    expect(mail.replyTo).toEqual({ name: 'Maria Olsen', address: 'maria.olsen@example.com' });
    expect(mail.text).toBe(
      [
        'Name: Maria Olsen\nPhone: (801) 555-0100\nEmail: maria.olsen@example.com',
        'Preferred time: Morning (8AM-12PM)\nCar accident: Yes\nInjury type: Whiplash',
        `${promise}\n${site}/admin/dashboard/appointments/${id}`,
      ].join('\n\n'),
    );
  });

  it('says when the person asked before', () => {
    const text = 'There is an earlier request with the same email or phone.';
    expect(clinicMail(lead(appointment, 'earlier'), clinic, site, receivedAt).text).toContain(text);
    expect(clinicMail(lead(appointment), clinic, site, receivedAt).text).not.toContain(text);
  });

  it('has no Reply-To without an e-mail', () => {
    const mail = clinicMail(lead({ ...appointment, email: '' }), clinic, site, receivedAt);
    expect(mail.replyTo).toBeNull();
    expect(mail.text).toContain('Email: Not provided');
  });

  it('keeps a name with line breaks on one line', () => {
    const mail = clinicMail(
      lead({ ...appointment, name: 'Maria\r\nBcc: x@evil.example' }),
      clinic,
      site,
      receivedAt,
    );
    expect(mail.replyTo?.name).toBe('Maria Bcc: x@evil.example');
    expect(mail.text).toMatch(/^Name: Maria Bcc: x@evil\.example\n/);
  });
});

describe('the mail to the visitor', () => {
  it('says what happens next, the hours and the phone, and repeats no answers', () => {
    const mail = answerTo(lead(appointment), whileOpen);
    expect(mail.to).toEqual([{ name: '', address: 'maria.olsen@example.com' }]);
    expect(mail.subject).toBe('We received your appointment request');
    expect(mail.automatic).toBe(true);
    expect(mail.text).toContain('Hello Maria,');
    expect(mail.text).toContain('will contact you by Monday 6:00 PM.');
    expect(mail.text).not.toContain('24 hours');
    expect(mail.text).toContain('Monday: 9:00 AM – 12:00 PM, 2:00 PM – 6:00 PM');
    expect(mail.text).toContain('Sunday: Closed');
    expect(mail.text).toContain('(801) 555-0142');
    expect(mail.text).not.toMatch(/whiplash|morning|olsen|555-0100|closed right now/i);
  });

  it.each([
    ['at lunch', atLunch, "We're closed right now. We open again today at 2:00 PM."],
    ['on Saturday', onSaturday, "We're closed right now. We open again Monday at 9:00 AM."],
  ])('says %s when the clinic next opens, and asks for no call now', (_, now, notice) => {
    for (const body of [appointment, pip, attorney]) {
      const { text } = answerTo(lead(body), now);
      expect(text).toContain(notice);
      expect(text).not.toMatch(/talk now/);
    }
  });

  it('leaves out a promised time that has passed', () => {
    const { text } = answerTo(lead(appointment), onSaturday);
    expect(text).toContain('will contact you as soon as we can.');
    expect(text).not.toMatch(/24 hours|by Monday/);
  });

  it('says why it came', () => {
    expect(answerTo(lead(pip), whileOpen).text).toContain(
      "You're receiving this because this address was entered on https://clinic.example.",
    );
  });

  it('ends with what protects people, whatever staff write', () => {
    const words = { subject: 'Hello', body: '{greeting}\n\nWe call you.' };
    const { text } = visitorMail(lead(appointment), words, clinic, site, whileOpen);
    expect(text).toBe(
      [
        'Hello Maria,',
        'We call you.',
        'In an emergency, call 911 or go to an emergency room.',
        'Wasatch Spine & Auto Injury\n9350 S Example St, Suite 100\nSandy, UT 84070\n(801) 555-0142',
        "You're receiving this because this address was entered on https://clinic.example. If that wasn't you, please disregard it.",
      ].join('\n\n'),
    );
  });

  it('is in the language of the form', () => {
    const sender = storedLead(id, appointment, { receivedAt, language: 'es' });
    const words = originalWords.es.receivedContact;
    const mail = visitorMail(sender, words, clinic, site, atLunch);
    expect(mail.subject).toBe('Recibimos su solicitud de cita');
    const text = mail.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Hola, Maria:');
    expect(text).toContain('se comunicará con usted a más tardar el lunes a las 6:00 p. m.');
    expect(text).toContain('Ahora estamos cerrados. Abrimos otra vez hoy a las 2:00 p. m.');
    expect(text).toContain('Lunes: 9:00 a. m. – 12:00 p. m., 2:00 p. m. – 6:00 p. m.');
    expect(text).toContain('Domingo: Cerrado');
    expect(text).toContain('En una emergencia, llame al 911');
    expect(text).not.toMatch(/\b(?:please|closed|the|your|you|we|by|PM)\b/i);
  });

  it('links to the guide', () => {
    const mail = answerTo(lead(pip), whileOpen);
    expect(mail.subject).toBe('Your free Utah PIP guide');
    expect(mail.text).toContain('https://clinic.example/pip-guide.pdf');
  });

  it('tells a law firm how records are released', () => {
    const mail = answerTo(lead(attorney), whileOpen);
    expect(mail.subject).toBe('We received your request');
    expect(mail.text).toContain('To attorneys, records go only with a signed HIPAA authorization.');
    expect(mail.text).toContain('get back to your office by Monday 6:00 PM, by phone or email.');
  });

  it.each(['Win $1000 at evil.example', 'http://evil.example', 'x'.repeat(31), 'M'])(
    'does not carry %j to a stranger',
    (name) => {
      const { text } = answerTo(lead({ ...appointment, name }), whileOpen);
      expect(text.startsWith('Hello,\n') || text.startsWith('Hello Win,\n')).toBe(true);
      expect(text).not.toContain('evil');
    },
  );
});

describe('how mail is sent', () => {
  beforeEach(() => vi.stubEnv('SMTP_URL', undefined));

  it('prints it on a demo project', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    await mailSender()?.(clinicMail(lead(appointment), clinic, site, receivedAt));
    expect(print).toHaveBeenCalledTimes(1);
    expect(print.mock.lastCall?.[0]).toContain('│ To: front-desk@example.com\n');
    expect(print.mock.lastCall?.[0]).toContain('│ Subject: New appointment request (7b3c1f8e)');
    expect(print.mock.lastCall?.[0]).toContain('│ New appointment request. Sign in to read it.');
  });

  it('is off on a real project without SMTP_URL', () => {
    vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
    expect(mailSender()).toBeNull();
  });

  it('needs TLS on a real project', async () => {
    const server = await catchMails();
    vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
    vi.stubEnv('SMTP_URL', server.url);
    vi.stubEnv('MAIL_FROM', 'site@clinic.example');
    const sending = mailSender()?.(clinicMail(lead(appointment), clinic, site, receivedAt));
    await expect(sending).rejects.toThrow();
    expect(server.mails).toEqual([]);
    await server.stop();
  });

  it.each(['mail.example.com:587', 'https://mail.example.com', 'smtp://'])(
    'refuses %j as SMTP_URL without repeating it',
    (url) => {
      vi.stubEnv('SMTP_URL', url);
      vi.stubEnv('MAIL_FROM', 'site@clinic.example');
      expect(mailSender).toThrow('SMTP_URL is not an smtp:// or smtps:// address');
    },
  );

  it('needs MAIL_FROM beside SMTP_URL', () => {
    vi.stubEnv('SMTP_URL', 'smtp://localhost');
    vi.stubEnv('MAIL_FROM', undefined);
    expect(mailSender).toThrow('MAIL_FROM is not set');
    vi.stubEnv('MAIL_FROM', 'Wasatch Spine');
    expect(mailSender).toThrow('MAIL_FROM has no email address');
  });
});
