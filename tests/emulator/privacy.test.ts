import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trapName } from '#domain/requests/spam-signs.ts';
import { post, send } from '../netlify/post-form.ts';
import { faults, stopClocks } from './form-faults.ts';
import { intercept } from './intercept.ts';
import { type CaughtMail, mailServerOfTests } from './mail-catcher.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator, storedIn } from './stored.ts';
import { ago, answer, askForMail, noonIn, storeVisit, told } from './stored-visit.ts';

/** Words that appear nowhere in the code. */
const appointment = {
  type: 'appointment',
  name: 'Zelda Quill',
  email: 'Zelda.Quill@Example.com',
  phone: '801-555-0177',
  preferredTime: 'Evening (5PM-7PM)',
  typeOfInjury: 'sciatica',
  wasInAccident: true,
  message: 'fainting since the rollover',
  recaptchaToken: 'tokenquill',
  consentVersion: '2026-01-05',
  source: { page: '/contact', referrerHost: 'quill.example', utm: { term: 'sciatica' } },
};
const pip = { ...appointment, type: 'pip' };
const attorney = {
  ...appointment,
  type: 'attorney',
  firm: 'Quill & Partners',
  clientInitials: 'Z. Q.',
  dateOfLoss: '2026-01-05',
  request: 'records of the sciatica',
};
const forms = { appointment, pip, attorney };

const ip = '203.0.113.77';
/** The clinic's mailbox, in `mend`. */
const desk = 'desk@clinic.example';
const personal =
  /zelda|quill|555.?0177|evening|sciatica|fainting|rollover|tokenquill|203\.0\.113\.77|Z\. ?Q\./i;

const methods = ['log', 'error', 'warn', 'info', 'debug', 'trace', 'dir', 'table'] as const;
let written: unknown[][];
let asked: string[];
const server = mailServerOfTests();

beforeEach(async () => {
  written = [];
  asked = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void written.push(words));
  }
  await emulator.wipe();
});

/** Records the addresses of all requests, also those that a fault answers. */
const watchAddresses = () => intercept((url) => void asked.push(url));

async function expectNothingIn(response: Response) {
  const answer = [response.status, ...response.headers, await response.text()].flat().join('\n');
  expect(answer).not.toMatch(personal);
  expect(written.map((words) => words.map(inFull).join(' ')).join('\n')).not.toMatch(personal);
  expect(asked.join('\n')).not.toMatch(personal);
  expect(server.mails.map(envelopeOf).join('\n')).not.toMatch(personal);
  const toClinic = server.mails.filter(({ recipients }) => recipients.includes(desk));
  expect(toClinic.map(({ email }) => JSON.stringify(email)).join('\n')).not.toMatch(personal);
}

/** An error with everything that a console would show. */
function inFull(word: unknown): string {
  return word instanceof Error ? `${word.stack} ${inFull(word.cause)}` : JSON.stringify(word);
}

/** The parts of a mail that servers on its way can log, apart from the recipient. */
function envelopeOf({ email }: CaughtMail): string {
  return [email.subject, email.messageId, JSON.stringify(email.from)].join('\n');
}

describe.each(Object.entries(forms))('%s', (_, form) => {
  it.each([{ fault: 'nothing is wrong', arrange: () => {} }, ...faults])(
    '$fault: typed text goes only into the database, and to its sender',
    async ({ arrange }) => {
      stopClocks();
      arrange();
      watchAddresses();
      await expectNothingIn(await post(form, ip));
    },
  );

  it.each([
    ['twice', form],
    ['as a machine would', { ...form, [trapName]: 'https://quill.example' }],
    ['without a name', { ...form, name: '' }],
    ['with a name that is too long', { ...form, name: 'Zelda Quill '.repeat(99) }],
    ['with an e-mail that is none', { ...form, email: 'zelda quill' }],
    ['with a phone number that is none', { ...form, phone: 'sciatica', type: 'appointment' }],
    ['with an id that is none', { ...form, submissionId: 'zelda-quill' }],
    ['as a form that is none', { ...form, type: 'sciatica' }],
    ['with lists for texts', { ...form, name: ['Zelda Quill'], email: { zelda: 'quill' } }],
  ])('sent %s', async (_, body) => {
    watchAddresses();
    await post(form, ip);
    await expectNothingIn(await post(body, ip));
  });

  const text = JSON.stringify(form);
  it.each([
    ['broken off', { body: text.slice(0, -9) }],
    ['too large', { body: text + ' '.repeat(17_000) }],
    ['as no text', { body: Buffer.concat([Buffer.from(text), Buffer.from([0xff])]) }],
    ['to the wrong method', { method: 'PUT', body: text }],
    ['from another site', { body: text, headers: { origin: 'https://quill.example' } }],
  ])('sent %s', async (_, init) => {
    watchAddresses();
    await expectNothingIn(await send({ method: 'POST', ...init }, ip));
  });
});

/** stored-visit.ts has the same words; of the person, the first name alone is in answers. */
describe('a visit', () => {
  const moved = { ...told, startsAt: noonIn(2) };
  const words = 'fainting since the rollover';

  it.each([{ fault: 'nothing is wrong', arrange: () => {} }, ...faults])(
    '$fault: what staff and the patient wrote stays in the database',
    async ({ arrange }) => {
      const token = await signInAs('admin');
      await storeVisit({ mail: { askedAt: ago(3), state: 'sent', triedAt: ago(9), told: moved } });
      stopClocks();
      arrange();
      watchAddresses();
      for (const again of [false, true]) await expectNothingIn(await askForMail(token, { again }));
      // A link that cannot be signed is missing in the mail.
      if (!process.env.RATE_LIMIT_SECRET) return;
      for (const kind of ['move', 'confirmed', 'cancelled']) {
        await expectNothingIn(await answer(kind, { words }));
        await expectNothingIn(await answer(kind, { words, sequence: 4 }));
      }
    },
  );

  it.each<[string, Parameters<typeof answer>]>([
    ['too many words', ['move', { words: words.repeat(99) }]],
    ['words for a kind', [words]],
    ['words for a version', ['move', { words, sequence: words }]],
  ])('answered with %s', async (_, call) => {
    await storeVisit();
    watchAddresses();
    await expectNothingIn(await answer(...call));
  });

  it('with a link that is none', async () => {
    watchAddresses();
    await expectNothingIn(await post({ type: 'visit-link', link: words, answer: 'move', words }));
  });
});

it('the log does not quote a mail server that quotes the address', async () => {
  await server.restart(['zelda.quill@example.com']);
  watchAddresses();
  await expectNothingIn(await post(appointment, ip));
  expect(written).toHaveLength(1);
});

it('the check finds a leak', async () => {
  await post(appointment, ip);
  expect(JSON.stringify(await storedIn('leads'))).toMatch(personal);
  expect(server.mails.map(({ email }) => email.text).join('\n')).toMatch(personal);
  console.warn(new Error('of Zelda', { cause: new Error('Quill') }));
  await expect(expectNothingIn(new Response())).rejects.toThrow();
});
