import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trapName } from '#domain/requests/spam-signs.ts';
import { appointment, attorney, pip, post, send } from '../netlify/post-form.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { emulator, storedIn } from './stored.ts';

const server = mailServerOfTests();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('CAPTCHA_SECRET', undefined);
  // The clinic's mail holds what was typed, too.
  vi.stubEnv('MAIL_DETAIL', 'full');
  await emulator.wipe();
});
afterEach(async () => {
  expect(console.error).not.toHaveBeenCalled();
});

async function onlyLead() {
  const [lead, ...others] = await storedIn('leads');
  expect(others).toEqual([]);
  return lead ?? {};
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** A request whose body is a stream of these pieces. */
function streamed(pieces: Uint8Array[]): RequestInit {
  const body = new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift();
      await Promise.resolve();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  return { method: 'POST', body, duplex: 'half' } as RequestInit;
}

describe('a body', () => {
  const text = JSON.stringify({ ...appointment, name: 'Måria Ølsen 🙂' });

  it('in single bytes is read completely', async () => {
    const pieces = Array.from(bytes(text), (byte) => Uint8Array.of(byte));
    expect((await send(streamed(pieces))).status).toBe(200);
    expect(await onlyLead()).toMatchObject({ name: 'Måria Ølsen 🙂' });
  });

  it('that ends early stores nothing', async () => {
    expect((await send(streamed([bytes(text.slice(0, -20))]))).status).toBe(400);
    expect(await storedIn('leads')).toEqual([]);
  });

  it.each([
    ['of 16,000 opening brackets', '['.repeat(16_000), 400],
    ['of 2,600 objects in each other', '{"a":'.repeat(2600), 400],
    ['after a byte order mark', `\ufeff${text}`, 200],
    ['with every field twice: the last counts', `{"name":"X",${text.slice(1)}`, 200],
    ['with number overflow', `{"elapsedMs":1e999,${text.slice(1)}`, 200],
    ['that would change all objects', `{"__proto__":{"spam":true},${text.slice(1)}`, 200],
    ['with a constructor', `{"constructor":{"prototype":{"spam":true}},${text.slice(1)}`, 200],
    ['in two', `${text}${text}`, 400],
  ])('%s', async (_, body, status) => {
    expect((await send({ method: 'POST', body })).status).toBe(status);
    expect({}).not.toHaveProperty('spam');
    const leads = await storedIn('leads');
    expect(leads.map(({ name, spam }) => ({ name, spam }))).toEqual(
      status === 200 ? [{ name: 'Måria Ølsen 🙂', spam: false }] : [],
    );
  });

  it.each(['text/plain', 'multipart/form-data', 'application/xml', '*/*, x'])(
    'is read as JSON, even with the type %s',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await send({ method: 'POST', body: text, headers })).status).toBe(200);
      expect((await send({ method: 'POST', body: 'name=Maria', headers })).status).toBe(400);
    },
  );
});

describe('fields that the form does not have', () => {
  it('are not stored', async () => {
    const forged = {
      ...appointment,
      status: 'closed',
      spam: true,
      createdAt: '2020-01-01',
      updatedAt: { timestampValue: '2020-01-01T00:00:00Z' },
      duplicateOf: 'x',
      notify: { clinic: 'sent', patient: 'sent' },
      searchKeys: ['x'],
      id: '../users/me',
      role: 'admin',
      source: { page: '/contact', ip: '203.0.113.7', utm: { source: 'google', secret: 'x' } },
    };
    expect((await post(forged)).status).toBe(200);
    const lead = await onlyLead();
    expect(lead).toMatchObject({ status: 'new', spam: false, duplicateOf: null });
    expect(lead).toMatchObject({ source: { page: '/contact', utm: { source: 'google' } } });
    expect(lead).not.toHaveProperty('role');
    expect(JSON.stringify(lead)).not.toMatch(/2020|203\.0|secret/);
  });

  it('change no other document through the id', async () => {
    for (const submissionId of ['../users/me', 'x/activity/y', '', '.', `${randomUUID()}/`, ' ']) {
      expect((await post({ ...appointment, submissionId })).status).toBe(400);
    }
    expect(await storedIn('leads')).toEqual([]);
    expect(await storedIn('users')).toEqual([]);
  });
});

describe('random input', () => {
  const trouble = fc.constantFrom(
    ...[
      '\0',
      '\r\n',
      '\n.\r\n',
      '\u2028',
      '\u202e',
      '\ud800',
      '🙂',
      'é',
      '<script>',
      '"',
      "'",
      ';',
    ],
    ...['=1+1', '\\', '{{x}}', '%0d%0a', 'Bcc: x@evil.example', '\r\nTo: x@evil.example'],
    ...['a', ' ', '@', '.', 'example.com', '801-555-0100', '../', '__proto__', '\u0000'],
  );
  const nasty = fc.string({ unit: trouble, maxLength: 12 });
  const value = fc.oneof(
    { weight: 5, arbitrary: nasty },
    { weight: 2, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 7, true, [], {}, 'x'.repeat(3000)) },
  );
  const form = fc.constantFrom<Record<string, unknown>>(appointment, pip, attorney);
  const body = fc
    .tuple(form, fc.array(fc.tuple(fc.nat(), value), { maxLength: 3 }))
    .map(([filled, changes]) => {
      const fields = [...Object.keys(filled), 'source', 'consentVersion', trapName, 'elapsedMs'];
      const changed = changes.map(([place, change]) => [fields[place % fields.length], change]);
      return { ...filled, ...Object.fromEntries(changed) };
    });

  it('is accepted and stored once, or refused and not stored; mails reach only the two', async () => {
    let visitor = 0;
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(body, async (changed) => {
        await emulator.wipe();
        const before = server.mails.length;
        const response = await post(changed, `2001:db8:0:${(++visitor).toString(16)}::1`);
        expect([200, 400]).toContain(response.status);
        const leads = await storedIn('leads');
        expect(leads).toHaveLength(response.status === 200 ? 1 : 0);
        if (leads[0] && !leads[0].spam) accepted++;

        const mails = server.mails.slice(before);
        const allowed = ['desk@clinic.example', ...leads.map(({ email }) => email)];
        for (const { recipients, email } of mails) {
          for (const recipient of recipients) expect(allowed).toContain(recipient);
          const names = email.headers.map(({ key }) => key);
          expect(new Set(names).size).toBe(names.length);
          expect(names).not.toContain('bcc');
          expect(email.subject).toMatch(/^[\w ]+( \([0-9a-f]{8}\))?$/);
        }
      }),
      { seed: 20_261_121, numRuns: 60 },
    );
    expect(accepted).toBeGreaterThan(12);
  }, 120_000);
});
