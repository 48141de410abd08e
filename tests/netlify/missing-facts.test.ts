/** Texts without the facts of the clinic, outside of the site's own pages. */
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { addedWords } from '#domain/messages/added-words.ts';
import { messageKinds, messageOf } from '#domain/messages/message-kinds.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { sampleValues } from '#domain/messages/sample-values.ts';
import { visitIcs } from '#domain/visits/ics.ts';
import { formsIn } from '../../netlify/lib/forms/form-list.ts';
import { formPage } from '../../netlify/lib/forms/form-page.ts';
import { Refusal } from '../../netlify/lib/json-response.ts';
import { clinicMail } from '../../netlify/lib/mails/clinic-mail.ts';
import { visitorMail } from '../../netlify/lib/mails/visitor-mail.ts';
import { wordsIn } from '../../netlify/lib/words.ts';
import { contactCard } from '../../scripts/feeds/contact-card.ts';
import { guideHtml } from '../../scripts/pip-guide/guide-html.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { brokenIn } from '../broken-sentences.ts';
import { appointment } from './post-form.ts';
import { storedLead } from './stored-lead.ts';

beforeEach(() => void vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic'));

const now = new Date('2026-11-23T17:00:00Z');
const lines = (text: string) => text.split('\n');
/** The text between the tags. */
const words = (markup: string) =>
  markup
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .split(/<\/?(?:p|li|h\d|title|a|div|td|th|button|label|header|footer)\b[^>]*>/)
    .map((text) => text.replace(/<[^>]*>/g, '').trim());

const clinics = [
  ['no facts', emptyClinic],
  ['no phone', { ...clinic, phone: '' }],
  ['no address', { ...clinic, address: emptyClinic.address, arrival: '', mapUrl: '' }],
  ['no hours', { ...clinic, hours: emptyClinic.hours }],
  ['no email', { ...clinic, email: '' }],
] as const;

it.each(clinics)('messages of a clinic with %s are whole sentences', (_, facts) => {
  // Nobody is asked for a review without the link to write one.
  const sendable = messageKinds.filter(
    (kind) => facts.reviewUrl || !messageOf(kind).required.includes('review link'),
  );
  const texts = sendable.flatMap((kind) => {
    const values = sampleValues(kind, facts, now);
    const { subject, body } = originalWords.en[kind];
    return [fillIn(subject, values), fillIn(body, values), ...addedWords(kind, facts, 'https://c')];
  });
  expect(brokenIn(texts.flatMap(lines))).toEqual([]);
  expect(texts.join('\n')).not.toMatch(/^(?:Phone|Directions):\s*$/m);
});

it.each(clinics)('mails about a request to a clinic with %s are whole sentences', (_, facts) => {
  const lead = storedLead('7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e', appointment, { receivedAt: now });
  const mails = [
    clinicMail(lead, facts, 'https://c', now),
    visitorMail(lead, originalWords.en.receivedContact, facts, 'https://c', now),
  ];
  expect(brokenIn(mails.flatMap(({ text }) => lines(text)))).toEqual([]);
  expect(mails[1]?.replyTo?.address).toBe(facts.email || undefined);
});

it.each(clinics)(
  'the function’s pages of a clinic with %s are whole sentences',
  async (_, facts) => {
    const refusal = new Refusal(500, 'failed', 'Something went wrong.');
    for (const form of formsIn(wordsIn.en)) {
      const page = await formPage(
        form,
        { refusal, typed: {}, hidden: {} },
        facts,
        wordsIn.en,
      ).text();
      expect(brokenIn(words(page))).toEqual([]);
      expect(page).not.toMatch(/href="(?:tel:|mailto:)?"/);
    }
  },
);

it.each(clinics)('the guide of a clinic with %s is whole sentences', (_, facts) => {
  const guide = guideHtml(facts, 'en');
  expect(brokenIn(words(guide))).toEqual([]);
  expect(guide).not.toMatch(/href="(?:tel:|mailto:)?"/);
});

it.each(clinics)('the files of a clinic with %s hold no empty values', (_, facts) => {
  const visit = {
    id: 'v1',
    startsAt: now,
    endsAt: new Date(now.getTime() + 3_600_000),
    sequence: 0,
    updatedAt: now,
    status: 'scheduled',
  } as const;
  const files = [contactCard(facts), visitIcs(visit, facts, now)].join('');
  expect(files).not.toMatch(/^(?:TEL|EMAIL|URL|ADR)[^:\r]*:;*\r?$/m);
  expect(files).not.toMatch(/\\?,\s*\r?$/m);
});
