import { describe, expect, it } from 'vitest';
import { draftKind, draftValues } from '#domain/messages/draft-values.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { limits } from '#domain/text/form-checks.ts';
import { mailtoHref } from '#domain/text/mailto.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const maria = { name: 'Maria Olsen', wasInAccident: true };
type Person = typeof maria;

const draftOf = (mail: 'contact' | 'guide') => (person: Person) => {
  const { subject, body } = originalWords.en[draftKind(mail, person)];
  return { subject, body: fillIn(body, draftValues(person, clinic, 'en')) };
};
const contactMail = draftOf('contact');

const mails = [
  ['A-PIP-14 Contact', contactMail],
  ['A-PIP-15 Send Guide', draftOf('guide')],
] as const;

describe.each(mails)('%s', (_, mail) => {
  it('has a subject and greets by the first name', () => {
    const { subject, body } = mail(maria);
    expect(subject).not.toBe('');
    expect(body.startsWith('Hello Maria,\n')).toBe(true);
  });

  it('explains services and PIP, and how to reach the clinic', () => {
    const { body } = mail(maria);
    expect(body).toContain('Chiropractic care for neck, back and headache symptoms');
    expect(body).toContain('must cover at least $3,000 of medical bills per person');
    expect(body).toContain(clinic.address.street);
    expect(body).toContain('Sandy, UT 84070');
    expect(body).toContain('(801) 555-0142');
  });

  it('links the guide by its full address', () => {
    expect(mail(maria).body).toContain('https://clinic.example/pip-guide.pdf');
  });

  it.each([
    ['an ordinary name', 'Maria Olsen'],
    ['the longest name', 'W'.repeat(limits.name)],
    ['letters that take the most room', '字'.repeat(30)],
  ])('has at most 1,800 characters, and a link that mail programs take: %s', (_, name) => {
    const draft = mail({ ...maria, name });
    expect(draft.body.length).toBeLessThanOrEqual(1800);
    expect(mailtoHref('maria.olsen@example.com', draft)?.length).toBeLessThanOrEqual(2000);
  });

  it.each(['', 'Dr. Olsen', '=cmd()', 'https://evil.example', 'Maria\r\nBcc:x@example.com'])(
    'greets only by a plain name, not by %j',
    (name) => {
      expect(mail({ ...maria, name }).body.split('\n')[0]).toMatch(/^Hello( Maria)?,$/);
      expect(mail({ ...maria, name }).body).not.toMatch(/evil|cmd|Bcc/);
    },
  );
});

it('Contact asks how the person is after an accident, and only then', () => {
  expect(contactMail(maria).body).toContain('How are you feeling');
  expect(contactMail({ ...maria, wasInAccident: false }).body).not.toContain('How are you feeling');
});
