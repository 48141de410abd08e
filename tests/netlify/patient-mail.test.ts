import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { originalWords } from '#domain/messages/original-words.ts';
import { visitMailKind } from '#domain/messages/visit-values.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { noMail, type ToldVisit } from '#domain/visits/visit-mail.ts';
import { toTell, type VisitNews, visitNews } from '#domain/visits/visit-news.ts';
import { mailSender } from '../../netlify/lib/mails/mail.ts';
import { patientMail } from '../../netlify/lib/mails/patient-mail.ts';
import { visitIdIn } from '../../netlify/lib/visit-signature.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { check, nastyText } from '../domain/properties.ts';
import { originalIds } from '../type-fixtures.ts';
import { bookedVisit, startsAt, visitId } from './booked-visit.ts';

const site = 'https://clinic.example';
/** Sunday 9:00 AM at the clinic. */
const now = new Date('2026-11-22T16:00:00Z');
const tuesday = new Date('2026-11-24T21:30:00Z');

beforeEach(() => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
  vi.stubEnv('RATE_LIMIT_SECRET', 'for tests');
  vi.stubEnv('SMTP_URL', undefined);
});

const told = (fields: Partial<ToldVisit> = {}): Partial<Visit> => ({
  mail: { ...noMail, state: 'sent', told: { ...toTell(bookedVisit()), ...fields } },
});

/** In its original words. */
const mailOf = (visit: Visit, news: VisitNews, moment: Date) =>
  patientMail(
    visit,
    news,
    originalWords.en[visitMailKind(visit, news)],
    clinic,
    site,
    moment,
    'en',
  );

const linkIn = (text: string) => /https:\/\/clinic\.example\/visit#(\S+)/.exec(text)?.[1];

describe('the mail about a booked visit', () => {
  it('says all that the patient has to know, in plain words', () => {
    const mail = mailOf(bookedVisit(), 'booked', now);
    expect(mail.subject).toBe('Your appointment on Wednesday, November 25 at 9:00 AM');
    expect(mail.to).toEqual([{ name: '', address: 'zelda.quill@example.com' }]);
    expect(mail.replyTo).toEqual({
      name: 'Wasatch Spine & Auto Injury',
      address: 'front-desk@example.com',
    });
    expect(mail.key).toBe(`${visitId}.3.visit`);
    expect(mail.automatic).toBe(true);
    expect(mail.text).toBe(
      [
        'Hello Maria,',
        'You have an appointment at Wasatch Spine & Auto Injury:',
        'When: Wednesday, November 25 at 9:00 AM (Mountain Time)\nWith: Dr. Sample Avery\nHow long: about 60 minutes',
        'Where:\nWasatch Spine & Auto Injury\n9350 S Example St, Suite 100\nSandy, UT 84070\nPark in front of the building, and come in through the glass double door. Suite 100 is on the ground floor.\nDirections: https://www.google.com/maps/dir/?api=1&destination=9350+S+Example+St+Suite+100+Sandy+UT+84070',
        'What to bring if this is your first visit:\nYour insurance card, your claim number if you have one, a photo ID, and any reports or images.',
        `See your appointment, confirm it or ask for another time:\n${site}/visit#${linkIn(mail.text)}`,
        "Can't make it? Until Tuesday, November 24 at 9:00 AM you can cancel with the link above. After that, please call us at (801) 555-0142.",
        'The attached file adds this appointment to your calendar.',
        'Questions? Reply to this email or call us at (801) 555-0142.',
        "You're receiving this because this address was given to us for an appointment. If this wasn't you, please call us at (801) 555-0142, so that we can correct it.",
      ].join('\n\n'),
    );
  });

  it('has the link of this visit', () => {
    const { text } = mailOf(bookedVisit(), 'booked', now);
    expect(visitIdIn(linkIn(text))).toBe(visitId);
  });

  it('has a calendar file of this version', () => {
    const { calendar } = mailOf(bookedVisit(), 'booked', now);
    expect(calendar?.fileName).toBe('appointment-2026-11-25.ics');
    expect(calendar?.text).toContain(`UID:${visitId}@clinic.example\r\nSEQUENCE:3\r\n`);
  });

  it('asks for a call when it is too late to cancel by the link', () => {
    const { text } = mailOf(bookedVisit(), 'booked', tuesday);
    expect(text).toContain("Can't make it? Please call us at (801) 555-0142.");
    expect(text).not.toContain('cancel with the link');
  });

  it('is printed on a demo project, with the name of its file', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    await mailSender()?.(mailOf(bookedVisit(), 'booked', now));
    expect(print.mock.lastCall?.[0]).toContain('│ Attached: appointment-2026-11-25.ics\n');
  });
});

describe('the mail about a changed visit', () => {
  it.each([
    [
      'at another time',
      { startsAt: tuesday },
      'Your appointment has moved to Wednesday, November 25 at 9:00 AM',
      'has moved. It was Tuesday, November 24 at 2:30 PM with Dr. Sample Avery.',
    ],
    [
      'at another time with another provider',
      { startsAt: tuesday, providerName: 'Sample Jordan T.' },
      'Your appointment has moved to Wednesday, November 25 at 9:00 AM',
      'has moved. It was Tuesday, November 24 at 2:30 PM with Sample Jordan T.',
    ],
    [
      'with another provider',
      { providerName: 'Sample Jordan T.' },
      'Your appointment on Wednesday, November 25 at 9:00 AM has changed',
      'has changed. It was Wednesday, November 25 at 9:00 AM with Sample Jordan T.',
    ],
  ])('tells what was and what is, %s', (_, before, subject, words) => {
    const mail = mailOf(bookedVisit(told(before)), 'moved', now);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain(
      'When: Wednesday, November 25 at 9:00 AM (Mountain Time)\nWith: Dr. Sample Avery',
    );
    expect(linkIn(mail.text)).toBeDefined();
  });
});

describe('the mail about a cancelled visit', () => {
  it('names the time that the patient knows, and has no link', () => {
    const visit = bookedVisit({ ...told({ startsAt: tuesday }), status: 'cancelled' });
    const mail = mailOf(visit, 'cancelled', now);
    expect(mail.subject).toBe('Your appointment on Tuesday, November 24 at 2:30 PM is cancelled');
    expect(mail.text).toContain(
      'on Tuesday, November 24 at 2:30 PM (Mountain Time) with Dr. Sample Avery is cancelled.',
    );
    expect(linkIn(mail.text)).toBeUndefined();
    expect(mail.calendar?.text).toContain('STATUS:CANCELLED');
    expect(mail.calendar?.text).not.toContain('VALARM');
  });
});

describe('in Spanish', () => {
  const spanish = (visit: Visit, news: VisitNews, facts = clinic) => {
    const words = originalWords.es[visitMailKind(visit, news)];
    const mail = patientMail(visit, news, words, facts, site, now, 'es');
    return { ...mail, text: mail.text.replaceAll('\u00a0', ' ') };
  };

  it('a booked visit has its day, its link and its calendar file', () => {
    const mail = spanish(bookedVisit(), 'booked');
    expect(mail.subject).toBe('Su cita: miércoles 25 de noviembre, 9:00\u00a0a.\u00a0m.');
    expect(mail.text).toContain(
      'Cuándo: miércoles 25 de noviembre, 9:00 a. m. (hora de Utah)\nCon: Dr. Sample Avery',
    );
    expect(mail.text).toContain('Hasta el martes 24 de noviembre, 9:00 a. m., puede cancelar');
    const link = /https:\/\/clinic\.example\/es\/cita#(\S+)/.exec(mail.text)?.[1];
    expect(visitIdIn(link)).toBe(visitId);
    expect(mail.calendar?.fileName).toBe('cita-2026-11-25.ics');
    expect(mail.calendar?.text).toContain('SUMMARY:Cita en Wasatch Spine & Auto Injury');
  });

  it.each<[VisitNews, Partial<Visit>]>([
    ['booked', {}],
    ['moved', told({ startsAt: tuesday })],
    ['moved', told({ providerName: 'Sample Jordan T.' })],
    ['cancelled', { ...told(), status: 'cancelled' }],
  ])('no word is left in English: %s %#', (news, fields) => {
    const mail = spanish(bookedVisit(fields), news);
    expect(
      `${mail.subject} ${mail.text} ${mail.calendar?.text.split('BEGIN:VEVENT')[1]}`,
    ).not.toMatch(/\b(?:please|appointment|the|your|you|we|with|when|at|AM|PM|call)\b/i);
  });

  it('says how to get in as the clinic has written it in Spanish, else in English', () => {
    expect(spanish(bookedVisit(), 'booked').text).toContain(clinic.arrivalEs);
    const facts = { ...clinic, arrivalEs: '' };
    expect(spanish(bookedVisit(), 'booked', facts).text).toContain(clinic.arrival);
  });
});

describe('words that staff have changed', () => {
  const words = { subject: 'See you {when}', body: '{greeting}\n\n{link}' };

  it('go out, and the reason for the mail with them', () => {
    const mail = patientMail(bookedVisit(), 'booked', words, clinic, site, now, 'en');
    expect(mail.subject).toBe('See you Wednesday, November 25 at 9:00 AM');
    expect(mail.text).toMatch(
      /^Hello Maria,\n\nhttps:\/\/clinic\.example\/visit#\S+\n\nYou're receiving this because /,
    );
  });
});

it('no mail holds what staff wrote about the patient, whatever it is', () => {
  const words = nastyText.map((text) => `Zelda ${text} sciatica`);
  const visit = fc.record({
    patientName: words,
    patientPhone: words,
    note: words,
    type: fc.constantFrom(...originalIds),
    typeName: words,
    startsAt: fc.constant(startsAt),
  });
  check(fc.tuple(visit, fc.constantFrom(...visitNews)), ([fields, news]) => {
    const mail = mailOf(bookedVisit({ ...told(), ...fields }), news, now);
    expect(mail.subject).toMatch(
      /^Your appointment [a-z ]+ Wednesday, November 25 at 9:00 AM[a-z ]*$/,
    );
    expect(mail.text).toMatch(/^Hello( Zelda)?,\n/);
    const rest = [mail.subject, mail.key, mail.text.replace(/^Hello Zelda,/, '')].join('\n');
    expect(rest + mail.calendar?.text + mail.calendar?.fileName).not.toMatch(
      /zelda|sciatica|new patient|examination|treatment/i,
    );
  });
});
