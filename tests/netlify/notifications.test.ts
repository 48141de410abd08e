import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewLead } from '../../netlify/lib/lead-document.ts';
import { notify } from '../../netlify/lib/notifications.ts';
import { parseForm } from '../../netlify/lib/submission.ts';
import { appointment } from './post-form.ts';

const network = vi.fn<typeof fetch>();
const log = vi.spyOn(console, 'error');
const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';

function lead(): NewLead {
  const parsed = parseForm(appointment);
  if (!parsed.ok) throw new Error('expected a good form');
  const source = { page: '', referrerHost: '', utm: {} };
  return { id, form: parsed.value, spam: false, duplicateOf: null, source, consentVersion: null };
}

beforeEach(() => {
  vi.stubGlobal('fetch', network.mockReset().mockResolvedValue(Response.json({})));
  log.mockReset().mockReturnValue();
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:8080');
  vi.stubEnv('SMTP_URL', undefined);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => vi.unstubAllEnvs());

function notedStates() {
  const [write] = JSON.parse(String(network.mock.lastCall?.[1]?.body)).writes;
  return write.update.fields.notify.mapValue.fields;
}

it('mail that is not configured is off, on the lead and in one line of the log', async () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
  vi.stubEnv('FIREBASE_CLIENT_EMAIL', 'site@real-clinic.iam.gserviceaccount.com');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  vi.stubEnv('FIREBASE_PRIVATE_KEY', pem);
  await notify(lead(), 'https://clinic.example');
  expect(notedStates()).toEqual({
    clinic: { stringValue: 'off' },
    patient: { stringValue: 'off' },
  });
  expect(log.mock.calls).toEqual([
    [`form-submission: SMTP_URL is not set, no mail for lead ${id}`],
  ]);
});

it('a result that cannot be noted is logged and no more', async () => {
  network.mockResolvedValue(Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 }));
  await expect(notify(lead(), 'https://clinic.example')).resolves.toBeUndefined();
  expect(log.mock.calls).toEqual([
    [`form-submission: notify of ${id} not noted: Firestore answered UNAVAILABLE`],
  ]);
});
