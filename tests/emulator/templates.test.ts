/** The function sends the words that staff have stored. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { appointment, post } from '../netlify/post-form.ts';
import { mend } from './form-faults.ts';
import { intercept } from './intercept.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';
import { ago, askForMail, storedVisit, storeVisit } from './stored-visit.ts';

const server = mailServerOfTests();
let token: string | null;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
  token = await signInAs('admin');
});

function change(kind: string, words: object) {
  const data = { ...words, by: dana, updatedAt: new Date() };
  return emulator.store([{ path: `templates/${kind}`, data }]);
}

async function mailAbout(fields: object = {}) {
  await storeVisit({ mail: { askedAt: ago(3) }, ...fields });
  expect(await (await askForMail(token)).json()).toMatchObject({ state: 'sent' });
  expect(server.mails).toHaveLength(1);
  return server.mails[0]?.email;
}

/** Reads of templates get no answer. */
const loseTemplates = () =>
  intercept((url, body) =>
    url.endsWith(':batchGet') && body.includes('/templates/')
      ? Response.json([{ error: { status: 'UNAVAILABLE' } }], { status: 503 })
      : undefined,
  );

describe('the mail about a visit', () => {
  it('has the changed words, and what is added to each', async () => {
    await change('visitBooked', {
      subject: 'See you {when}',
      body: '{greeting}\n\n{when}: {link}',
    });
    const mail = await mailAbout();
    expect(mail?.subject).toMatch(/^See you \w+day, /);
    expect(mail?.text).toMatch(/^Hello Maria,\n\n.+: https:\S+\n\nYou're receiving this/);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['a word about health in its subject', { subject: 'Your pain', body: '{when} {link}' }],
    ['a name in its subject', { subject: '{greeting}', body: '{when} {link}' }],
    ['no link', { subject: 'See you {when}', body: 'See you' }],
    ['nothing that can be read', { subject: 7 }],
  ])('goes out in its original words if the stored ones have %s', async (_, words) => {
    await change('visitBooked', words);
    const mail = await mailAbout();
    expect(mail?.subject).toMatch(/^Your appointment on \w+day, /);
    expect(mail?.text).toContain('You have an appointment at Wasatch Spine & Auto Injury:');
    expect(console.error).toHaveBeenCalledWith(
      'form-submission: template visitBooked fails its checks, original words are sent',
    );
  });

  it('never has the words of the request in its subject', async () => {
    await change('visitBooked', { subject: 'See you {when}', body: '{when} {with} {link}' });
    const fields = { patientName: 'Zelda {link}', note: 'Zelda sciatica', type: 'treatment' };
    const mail = await mailAbout(fields);
    expect(mail?.subject).toMatch(/^See you \w+day, \w+ \d+ at 12:00 PM$/);
    expect(mail?.text).not.toMatch(/zelda|sciatica|treatment/i);
  });

  it('stays due while its words cannot be read', async () => {
    await change('visitBooked', { subject: 'See you {when}', body: '{when} {link}' });
    await storeVisit({ mail: { askedAt: ago(3) } });
    loseTemplates();
    expect(await (await askForMail(token)).json()).toMatchObject({ state: 'failed' });
    expect(server.mails).toEqual([]);
    expect((await storedVisit()).mail.askedAt).toEqual(expect.any(Date));
    mend(server.url);
    await askForMail(token, { again: true });
    expect(server.mails[0]?.email.subject).toMatch(/^See you/);
  });
});

describe('the answer to a form', () => {
  const toSender = () =>
    server.mails.find(({ recipients }) => recipients.includes('maria.olsen@example.com'))?.email;

  it('has the changed words, and none that the sender typed', async () => {
    await change('receivedContact', {
      subject: 'We have it',
      body: '{greeting}\n\nWe call {how soon}.',
    });
    const name = 'Zelda {phone}';
    await post({ ...appointment, name, description: 'Zelda sciatica' });
    expect(toSender()?.subject).toBe('We have it');
    expect(toSender()?.text).toMatch(
      /^Hello Zelda,\n\nWe call by [^\n]+ [AP]M\.\n\nIn an emergency, call 911/,
    );
    expect(toSender()?.text).not.toMatch(/sciatica|\{phone\}/);
  });

  it('is sent later when its words cannot be read', async () => {
    loseTemplates();
    await post(appointment);
    expect(toSender()).toBeUndefined();
    mend(server.url);
    await post({ ...appointment, email: 'another@example.com', phone: '' }, '2001:db8::7');
    expect(toSender()?.subject).toBe('We received your appointment request');
  });
});
