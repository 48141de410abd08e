import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onDemoClinic } from './fake-firestore.ts';
import { appointment, attorney, pip, post, send } from './post-form.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  onDemoClinic(network.mockReset().mockRejectedValue(new Error('no network here')));
  vi.spyOn(console, 'error').mockReturnValue();
});

async function refusal(response: Response) {
  return { status: response.status, ...(await response.json()) };
}

describe('what form-submission refuses before it looks at the form', () => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    const response = await send({ method });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await refusal(response)).toMatchObject({ status: 405, ok: false, code: 'method' });
  });

  it('answers more than 16 KB with 413, counting bytes', async () => {
    const padded = (characters: string) => JSON.stringify({ type: characters });
    const room = 16 * 1024 - padded('').length;
    const fits = await send({ method: 'POST', body: padded('x'.repeat(room)) });
    const tooLong = await send({ method: 'POST', body: padded('x'.repeat(room + 1)) });
    const tooLongInBytes = await send({ method: 'POST', body: padded('é'.repeat(room / 2 + 1)) });
    expect([fits.status, tooLong.status, tooLongInBytes.status]).toEqual([400, 413, 413]);
    expect(await refusal(tooLong)).toMatchObject({ ok: false, code: 'too_large' });
  });

  it.each([
    ['/es/contacto', 'Este mensaje es demasiado largo.', 'No pudimos leer su solicitud.'],
    ['/es', 'Este mensaje es demasiado largo.', 'No pudimos leer su solicitud.'],
    ['/essay', 'This message is too long.', 'We couldn’t read this request.'],
  ])(
    'speaks the language of the page %s while it cannot read a form',
    async (path, long, broken) => {
      const from = (body: string) => {
        const headers = { referer: `https://clinic.example${path}` };
        return send({ method: 'POST', body, headers }).then(refusal);
      };
      const answers = [await from('x'.repeat(17_000)), await from('{')];
      expect(answers.map(({ message }) => message)).toEqual([
        expect.stringContaining(long),
        expect.stringContaining(broken),
      ]);
    },
  );

  it('stops reading a stream at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' };
    expect((await send(init)).status).toBe(413);
    expect(sent).toBeLessThan(20 * 1024);
  });

  it('refuses a content-length over the limit', async () => {
    const headers = { 'content-length': '16385' };
    expect((await send({ method: 'POST', body: '{}', headers })).status).toBe(413);
  });

  it.each(['', '{', 'name=Maria', '[]', '"text"', 'null', '7'])(
    'answers the body %j with 400',
    async (body) => {
      const response = await send({ method: 'POST', body });
      expect(await refusal(response)).toMatchObject({ status: 400, ok: false, code: 'not_json' });
    },
  );

  it('answers bytes that are no UTF-8 with 400', async () => {
    const body = new Uint8Array([0x7b, 0xff, 0x7d]);
    expect(await refusal(await send({ method: 'POST', body }))).toMatchObject({ code: 'not_json' });
  });

  it.each(['https://evil.example', 'https://clinic.example.evil.example', 'null'])(
    'answers a page of %s with 403',
    async (origin) => {
      const init = { method: 'POST', headers: { origin }, body: JSON.stringify(appointment) };
      expect(await refusal(await send(init))).toMatchObject({ status: 403, code: 'origin' });
    },
  );

  it.each([
    ['its own page', 'https://clinic.example', undefined],
    ['its page behind a proxy that ends encryption', 'http://clinic.example', undefined],
    ['the page of the main address', 'https://www.clinic.example', 'https://www.clinic.example'],
  ])('takes %s', async (_, origin, mainAddress) => {
    vi.stubEnv('URL', mainAddress);
    const init = { method: 'POST', headers: { origin }, body: '{"type":"unknown"}' };
    expect(await refusal(await send(init))).toMatchObject({ status: 400, field: 'type' });
  });

  it('checks in this order: method, size, JSON, origin, form', async () => {
    const headers = { origin: 'https://evil.example' };
    const huge = 'x'.repeat(17 * 1024);
    expect((await send({ method: 'PUT', body: huge, headers })).status).toBe(405);
    expect((await send({ method: 'POST', body: huge, headers })).status).toBe(413);
    expect((await send({ method: 'POST', body: '{', headers })).status).toBe(400);
    expect((await send({ method: 'POST', body: '{}', headers })).status).toBe(403);
    expect((await send({ method: 'POST', body: '{}' })).status).toBe(400);
  });
});

describe('P-FN-03 what form-submission refuses in the form', () => {
  it.each([
    ['an unknown type', { type: 'newsletter' }, 'type', 'invalid'],
    ['no name', { ...appointment, name: ' ' }, 'name', 'required', 'Name is required'],
    [
      'neither e-mail nor phone',
      { ...appointment, email: '', phone: '' },
      'email',
      'required',
      'Either email or phone number is required',
    ],
    [
      'a bad e-mail',
      { ...appointment, email: 'maria@example' },
      'email',
      'invalid',
      'Please enter a valid email address',
    ],
    [
      'a bad phone',
      { ...appointment, phone: '555-0100' },
      'phone',
      'invalid',
      'Please enter a valid phone number',
    ],
    [
      'a long injury',
      { ...appointment, typeOfInjury: 'x'.repeat(501) },
      'typeOfInjury',
      'too_long',
      'Type of injury is too long (500 characters at most)',
    ],
    ['an empty PIP form', { type: 'pip' }, 'name', 'required', 'Please fill in all fields'],
    [
      'a bad e-mail for the guide',
      { ...pip, email: 'maria' },
      'email',
      'invalid',
      'Please enter a valid email address',
    ],
    ['no firm', { ...attorney, firm: '' }, 'firm', 'required', 'Firm is required'],
    [
      'an id that is no UUID',
      { ...appointment, submissionId: '../users/x' },
      'submissionId',
      'invalid',
    ],
  ])(
    '%s',
    async (_, body, field, code, message = 'Something went wrong. Please try again or call us directly.') => {
      const response = await post(body);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await refusal(response)).toEqual({ status: 400, ok: false, code, field, message });
      expect(network).not.toHaveBeenCalled();
    },
  );
});

describe('P-CONTACT-28 when something is wrong on the clinic’s side', () => {
  const failure = {
    status: 500,
    ok: false,
    message: 'Something went wrong. Please try again or call us directly.',
  };

  it.each(['FIREBASE_PROJECT_ID', 'FIRESTORE_EMULATOR_HOST', 'RATE_LIMIT_SECRET'])(
    'names the missing %s in one line of the log',
    async (name) => {
      vi.stubEnv(name, ' ');
      expect(await refusal(await post(appointment))).toEqual(failure);
      expect(vi.mocked(console.error).mock.calls).toEqual([
        [`form-submission: ${name} is not set`],
      ]);
      expect(network).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['FIREBASE_CLIENT_EMAIL', '', 'is not set'],
    ['FIREBASE_PRIVATE_KEY', '', 'is not set'],
    ['FIREBASE_PRIVATE_KEY', 'sesame', 'is not a private key in PEM form'],
  ])('names a real project’s %s %j', async (name, value, problem) => {
    vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
    vi.stubEnv('FIREBASE_CLIENT_EMAIL', 'site@real-clinic.iam.gserviceaccount.com');
    vi.stubEnv(name, value);
    expect(await refusal(await post(appointment))).toEqual(failure);
    expect(vi.mocked(console.error).mock.calls).toEqual([[`form-submission: ${name} ${problem}`]]);
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    [
      'is out of reach',
      () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
      'nothing (ECONNREFUSED)',
    ],
    [
      'refuses the key',
      () =>
        Promise.resolve(
          Response.json(
            { error: { status: 'PERMISSION_DENIED', message: 'Maria Olsen' } },
            { status: 403 },
          ),
        ),
      'PERMISSION_DENIED',
    ],
    [
      'refuses in a stream',
      () => Promise.resolve(Response.json([{ error: { status: 'NOT_FOUND' } }], { status: 404 })),
      'NOT_FOUND',
    ],
    [
      'talks gibberish',
      () => Promise.resolve(new Response('Maria Olsen', { status: 502 })),
      'HTTP 502',
    ],
  ])('says only that the database %s', async (_, answer, code) => {
    network.mockImplementation(answer);
    expect(await refusal(await post(appointment))).toEqual(failure);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [`form-submission: Firestore answered ${code}`],
    ]);
  });

  it('logs the kind and place of a bug, not its message', async () => {
    network.mockResolvedValue(new Response('Maria Olsen'));
    expect(await refusal(await post(appointment))).toEqual(failure);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toMatch(
      /^form-submission: SyntaxError at /,
    );
    expect(vi.mocked(console.error).mock.lastCall?.[0]).not.toContain('Maria');
  });
});
