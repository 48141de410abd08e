import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { finishMails } from '../../netlify/lib/forms/notifications.ts';
import { foundFacts } from './facts-document.ts';
import { appointment } from './post-form.ts';
import { leadFields } from './stored-lead.ts';

const network = vi.fn<typeof fetch>();
const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
const noAnswer = () => Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 });
let answers: { batchGet: () => Response; commit: () => Response; runQuery: () => Response };

beforeEach(() => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:8080');
  vi.stubEnv('RATE_LIMIT_SECRET', 'for tests');
  vi.stubEnv('SMTP_URL', undefined);
  vi.spyOn(console, 'log').mockReset().mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const updateTime = '2026-01-12T17:00:00Z';
  answers = {
    batchGet: () =>
      Response.json([
        { found: { ...leadFields(id, appointment), updateTime }, readTime: updateTime },
        foundFacts(),
      ]),
    commit: () => Response.json({}),
    runQuery: () => Response.json([{ readTime: updateTime }]),
  };
  network.mockReset().mockImplementation(async (address) => {
    const method = String(address).split(':').at(-1) as keyof typeof answers;
    return answers[method]();
  });
  vi.stubGlobal('fetch', network);
});

function notedStates() {
  const commits = network.mock.calls.filter(([address]) => String(address).endsWith(':commit'));
  const [write] = JSON.parse(String(commits.at(-1)?.[1]?.body)).writes;
  return write.update.fields.notify.mapValue.fields;
}

it('without mail settings, the lead says off, and the log has one line', async () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
  vi.stubEnv('FIREBASE_CLIENT_EMAIL', 'site@real-clinic.iam.gserviceaccount.com');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  vi.stubEnv('FIREBASE_PRIVATE_KEY', pem);
  const updateTime = '2026-01-12T17:00:00Z';
  const found = { ...leadFields(id, appointment), updateTime };
  answers.batchGet = () => Response.json([{ found, readTime: updateTime }]);
  await finishMails(id, 'https://clinic.example');
  expect(notedStates()).toEqual({
    clinic: { stringValue: 'off' },
    patient: { stringValue: 'off' },
  });
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [`form-submission: SMTP_URL is not set, no mail for lead ${id}`],
  ]);
});

it('a mail that this run could not claim is not sent', async () => {
  answers.commit = noAnswer;
  await expect(finishMails(id, 'https://clinic.example')).resolves.toBeUndefined();
  expect(console.log).not.toHaveBeenCalled();
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [`form-submission: mails of ${id} left for later: Firestore answered UNAVAILABLE`],
  ]);
});

it('a result that cannot be stored is only logged', async () => {
  let commits = 0;
  // The first two writes succeed: the claim and the count of the mailbox.
  answers.commit = () => (++commits <= 2 ? Response.json({}) : noAnswer());
  await expect(finishMails(id, 'https://clinic.example')).resolves.toBeUndefined();
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [`form-submission: notify of ${id} not noted: Firestore answered UNAVAILABLE`],
  ]);
});

it('a failed search for other due mails is only logged', async () => {
  answers.runQuery = noAnswer;
  await expect(finishMails(id, 'https://clinic.example')).resolves.toBeUndefined();
  expect(console.log).toHaveBeenCalledTimes(2);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['form-submission: due mails not searched: Firestore answered UNAVAILABLE'],
  ]);
});

it('without an address of the clinic, its mail is off, and the visitor still gets one', async () => {
  const updateTime = '2026-01-12T17:00:00Z';
  answers.batchGet = () =>
    Response.json([
      { found: { ...leadFields(id, appointment), updateTime }, readTime: updateTime },
    ]);
  await finishMails(id, 'https://clinic.example');
  expect(notedStates()).toMatchObject({
    clinic: { stringValue: 'off' },
    patient: { stringValue: 'sent' },
  });
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [`form-submission: neither MAIL_TO nor the clinic has an address for ${id}.clinic`],
  ]);
});
