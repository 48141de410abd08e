import { vi } from 'vitest';
import { localEnv } from '../../scripts/local/local-env.ts';

/** A fault of form-submission or of a server that it calls. */
type Fault = {
  fault: string;
  arrange: () => void;
  status: 200 | 400 | 500;
  /** Stored leads after the answer. */
  leads: 0 | 1;
};

/** The settings of a healthy run. The test runs the mail server. */
export function mend(smtpUrl: string): void {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(localEnv)) vi.stubEnv(name, value);
  vi.stubEnv('URL', 'https://clinic.example');
  vi.stubEnv('SMTP_URL', smtpUrl);
  vi.stubEnv('MAIL_FROM', 'Wasatch Spine <site@clinic.example>');
  vi.stubEnv('MAIL_TO', 'desk@clinic.example');
  vi.stubEnv('MAIL_DETAIL', undefined);
  vi.stubEnv('CAPTCHA_SECRET', 'sesame');
  vi.stubEnv('CAPTCHA_PROVIDER', 'turnstile');
  replace('siteverify', () => Response.json({ success: true }));
}

type Answering = (
  signal: AbortSignal,
  real: () => Promise<Response>,
) => Response | Promise<Response>;

/** Answers requests to addresses with this ending. */
function replace(ending: string, answer: Answering): void {
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const [address, init] = call;
    if (!String(address).endsWith(ending)) return network(...call);
    // A request without a timeout gets no answer.
    if (!init?.signal) return new Promise(() => {});
    return answer(init.signal, () => network(...call));
  });
}

const clocks = new Map<AbortSignal, AbortController>();

/** From now on, only requests without an answer time out, and do so at once. */
export function stopClocks(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    clocks.set(controller.signal, controller);
    return controller.signal;
  });
}

function runOut(signal: AbortSignal): void {
  clocks.get(signal)?.abort(new DOMException('The time is over.', 'TimeoutError'));
}

const silence: Answering = (signal) =>
  new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason));
    runOut(signal);
  });

/** Starts an answer that never ends. */
const trickle: Answering = (signal) => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"found":'));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
    pull: () => runOut(signal),
  });
  return new Response(body);
};

/** An error message that quotes the request, as real servers do. */
const says =
  (status: number, code: string): Answering =>
  () =>
    Response.json({ error: { status: code, message: `cannot store ${quoted}` } }, { status });

/** The visitor's data in error messages of servers. */
export const quoted = 'Zelda Quill zelda.quill@example.com 801-555-0177 sciatica';

const gibberish: Answering = () => new Response(quoted);

/** Makes the request, and drops the answer. */
const lost: Answering = async (_, real) => {
  await (await real()).arrayBuffer();
  throw new TypeError(`fetch failed for ${quoted}`, { cause: { code: 'ECONNRESET' } });
};

const notThere: Answering = () => {
  throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
};

/** Lets this many requests through. */
function after(count: number, answer: Answering): Answering {
  let calls = 0;
  return (signal, real) => (calls++ < count ? real() : answer(signal, real));
}

const unset = (name: string) => () => void vi.stubEnv(name, undefined);
const set = (name: string, value: string) => () => void vi.stubEnv(name, value);
const when = (ending: string, answer: Answering) => () => replace(ending, answer);
/** The count starts again with each arrange(). */
const whenAfter = (count: number, ending: string, answer: Answering) => () =>
  replace(ending, after(count, answer));

type Outcome = Pick<Fault, 'status' | 'leads'>;
const lostRequest: Outcome = { status: 500, leads: 0 };
const captchaRefused: Outcome = { status: 400, leads: 0 };
const stored: Outcome = { status: 200, leads: 1 };

const realProject = () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
  vi.stubEnv('FIREBASE_CLIENT_EMAIL', undefined);
};

const lostThenDown = () => {
  replace(':commit', lost);
  replace(':batchGet', after(1, notThere));
};

const table: [fault: string, arrange: () => void, Outcome][] = [
  ['FIREBASE_PROJECT_ID missing', unset('FIREBASE_PROJECT_ID'), lostRequest],
  ['the service account missing', realProject, lostRequest],
  ['FIRESTORE_EMULATOR_HOST missing', unset('FIRESTORE_EMULATOR_HOST'), lostRequest],
  ['RATE_LIMIT_SECRET missing', unset('RATE_LIMIT_SECRET'), lostRequest],
  ['CAPTCHA_SECRET missing', unset('CAPTCHA_SECRET'), stored],
  ['CAPTCHA_PROVIDER unknown', set('CAPTCHA_PROVIDER', 'x'), lostRequest],
  ['SMTP_URL unusable', set('SMTP_URL', 'mail.example'), stored],
  ['MAIL_FROM missing', unset('MAIL_FROM'), stored],
  ['MAIL_TO missing', unset('MAIL_TO'), stored],

  ['Firestore down', set('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1'), lostRequest],
  ['reading refused', when(':batchGet', says(403, 'PERMISSION_DENIED')), lostRequest],
  ['reading too slow', when(':batchGet', silence), lostRequest],
  ['reading begun, never finished', when(':batchGet', trickle), lostRequest],
  ['reading gives gibberish', when(':batchGet', gibberish), lostRequest],
  ['searching refused', when(':runQuery', says(400, 'FAILED_PRECONDITION')), stored],
  ['searching too slow', when(':runQuery', silence), stored],
  ['searching gives gibberish', when(':runQuery', gibberish), stored],
  ['writing refused', when(':commit', says(403, 'PERMISSION_DENIED')), lostRequest],
  ['writing over quota', when(':commit', says(429, 'RESOURCE_EXHAUSTED')), lostRequest],
  ['writing unavailable', when(':commit', says(503, 'UNAVAILABLE')), lostRequest],
  ['writing too slow', when(':commit', silence), lostRequest],
  ['writing always in conflict', when(':commit', says(409, 'ABORTED')), lostRequest],
  ['written, the answer lost', when(':commit', lost), stored],
  ['written, the answer lost, and then down', lostThenDown, { status: 500, leads: 1 }],
  ['claiming the mails fails', whenAfter(1, ':commit', notThere), stored],
  ['claiming the mails too slow', whenAfter(1, ':commit', silence), stored],
  ['counting the mail fails', whenAfter(2, ':commit', notThere), stored],
  ['noting the mails fails', whenAfter(3, ':commit', notThere), stored],
  ['down after it is stored', whenAfter(1, ':batchGet', notThere), stored],

  ['captcha down', when('siteverify', notThere), captchaRefused],
  ['captcha too slow', when('siteverify', silence), captchaRefused],
  ['captcha broken', when('siteverify', says(500, 'oops')), captchaRefused],
  ['captcha gives gibberish', when('siteverify', gibberish), captchaRefused],

  ['SMTP down', set('SMTP_URL', 'smtp://127.0.0.1:1'), stored],
];

export const faults: Fault[] = table.map(([fault, arrange, outcome]) => ({
  ...{ fault, arrange, ...outcome },
}));
