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

const lostRequest = { status: 500, leads: 0 } as const;
const captchaRefused = { status: 400, leads: 0 } as const;
const stored = { status: 200, leads: 1 } as const;

const realProject = () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
  vi.stubEnv('FIREBASE_CLIENT_EMAIL', undefined);
};

export const faults: Fault[] = [
  { fault: 'FIREBASE_PROJECT_ID missing', arrange: unset('FIREBASE_PROJECT_ID'), ...lostRequest },
  { fault: 'the service account missing', arrange: realProject, ...lostRequest },
  {
    fault: 'FIRESTORE_EMULATOR_HOST missing',
    arrange: unset('FIRESTORE_EMULATOR_HOST'),
    ...lostRequest,
  },
  { fault: 'RATE_LIMIT_SECRET missing', arrange: unset('RATE_LIMIT_SECRET'), ...lostRequest },
  { fault: 'CAPTCHA_SECRET missing', arrange: unset('CAPTCHA_SECRET'), ...stored },
  { fault: 'CAPTCHA_PROVIDER unknown', arrange: set('CAPTCHA_PROVIDER', 'x'), ...lostRequest },
  { fault: 'SMTP_URL unusable', arrange: set('SMTP_URL', 'mail.example'), ...stored },
  { fault: 'MAIL_FROM missing', arrange: unset('MAIL_FROM'), ...stored },
  { fault: 'MAIL_TO missing', arrange: unset('MAIL_TO'), ...stored },

  {
    fault: 'Firestore down',
    arrange: set('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1'),
    ...lostRequest,
  },
  {
    fault: 'reading refused',
    arrange: when(':batchGet', says(403, 'PERMISSION_DENIED')),
    ...lostRequest,
  },
  { fault: 'reading too slow', arrange: when(':batchGet', silence), ...lostRequest },
  { fault: 'reading begun, never finished', arrange: when(':batchGet', trickle), ...lostRequest },
  { fault: 'reading gives gibberish', arrange: when(':batchGet', gibberish), ...lostRequest },
  {
    fault: 'searching refused',
    arrange: when(':runQuery', says(400, 'FAILED_PRECONDITION')),
    ...stored,
  },
  { fault: 'searching too slow', arrange: when(':runQuery', silence), ...stored },
  { fault: 'searching gives gibberish', arrange: when(':runQuery', gibberish), ...stored },
  {
    fault: 'writing refused',
    arrange: when(':commit', says(403, 'PERMISSION_DENIED')),
    ...lostRequest,
  },
  {
    fault: 'writing over quota',
    arrange: when(':commit', says(429, 'RESOURCE_EXHAUSTED')),
    ...lostRequest,
  },
  {
    fault: 'writing unavailable',
    arrange: when(':commit', says(503, 'UNAVAILABLE')),
    ...lostRequest,
  },
  { fault: 'writing too slow', arrange: when(':commit', silence), ...lostRequest },
  {
    fault: 'writing always in conflict',
    arrange: when(':commit', says(409, 'ABORTED')),
    ...lostRequest,
  },
  { fault: 'written, the answer lost', arrange: when(':commit', lost), ...stored },
  {
    fault: 'written, the answer lost, and then down',
    arrange() {
      replace(':commit', lost);
      replace(':batchGet', after(1, notThere));
    },
    status: 500,
    leads: 1,
  },
  { fault: 'claiming the mails fails', arrange: whenAfter(1, ':commit', notThere), ...stored },
  { fault: 'claiming the mails too slow', arrange: whenAfter(1, ':commit', silence), ...stored },
  { fault: 'counting the mail fails', arrange: whenAfter(2, ':commit', notThere), ...stored },
  { fault: 'noting the mails fails', arrange: whenAfter(3, ':commit', notThere), ...stored },
  { fault: 'down after it is stored', arrange: whenAfter(1, ':batchGet', notThere), ...stored },

  { fault: 'captcha down', arrange: when('siteverify', notThere), ...captchaRefused },
  { fault: 'captcha too slow', arrange: when('siteverify', silence), ...captchaRefused },
  { fault: 'captcha broken', arrange: when('siteverify', says(500, 'oops')), ...captchaRefused },
  { fault: 'captcha gives gibberish', arrange: when('siteverify', gibberish), ...captchaRefused },

  { fault: 'SMTP down', arrange: set('SMTP_URL', 'smtp://127.0.0.1:1'), ...stored },
];
