import { beforeEach, describe, expect, it, vi } from 'vitest';
import { submitForm } from '#data/leads/submit-form.ts';
import { parseAppointmentRequest } from '#domain/requests/appointment-request.ts';
import { trapName } from '#domain/requests/spam-signs.ts';

const network = vi.fn<typeof fetch>();
const submission = {
  submissionId: '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e',
  elapsedMs: 30_000,
  [trapName]: '',
  consentVersion: '2026-11-22',
  lang: 'en' as const,
};

function request() {
  const parsed = parseAppointmentRequest({ name: 'Maria Olsen', email: 'maria@example.com' });
  if (!parsed.ok) throw new Error('expected a good form');
  return parsed.value;
}

beforeEach(() => {
  vi.stubGlobal('fetch', network.mockReset().mockResolvedValue(new Response()));
  history.replaceState(null, '', '/contact');
});

async function sent() {
  await submitForm(request(), submission);
  const [address, init] = network.mock.lastCall ?? [];
  return { address, init, body: JSON.parse(String(init?.body)) };
}

describe('submitForm', () => {
  it('P-CONTACT-22 P-CONTACT-23 posts the form as JSON, with what identifies the submission', async () => {
    const { address, init, body } = await sent();
    expect(address).toBe('/.netlify/functions/form-submission');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: expect.any(AbortSignal),
    });
    expect(body).toEqual({
      ...request(),
      ...submission,
      consentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      source: { page: '/contact', landing: '/contact', referrerHost: '', utm: {} },
    });
  });

  it('sends the visitor’s source, from the first address of the visit', async () => {
    const landing = { name: 'https://clinic.example/?utm_source=google&utm_term=whiplash&gclid=1' };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([landing as PerformanceEntry]);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=neck');
    expect((await sent()).body.source).toEqual({
      page: '/contact',
      landing: '/',
      referrerHost: 'www.google.com',
      utm: { source: 'google', term: 'whiplash' },
    });
  });

  it.each(['', 'not json', '{"ok":false}', 'null'])(
    'P-CONTACT-29 takes any OK answer as success: %j',
    async (body) => {
      network.mockResolvedValue(new Response(body));
      await expect(submitForm(request(), submission)).resolves.toBeNull();
    },
  );

  it('P-CONTACT-27 throws the message of a refusal', async () => {
    network.mockResolvedValue(Response.json({ message: 'Name is required' }, { status: 400 }));
    await expect(submitForm(request(), submission)).rejects.toThrow(/^Name is required$/);
  });

  it.each(['', '<html>', 'null', '"text"', '{}', '{"message":7}'])(
    'P-CONTACT-28 throws without a message when a refusal says only %j',
    async (body) => {
      network.mockResolvedValue(new Response(body, { status: 502 }));
      await expect(submitForm(request(), submission)).rejects.toThrow(/^$/);
    },
  );

  it.each([
    ['there is no network', new TypeError('Failed to fetch')],
    ['no answer comes in time', new DOMException('The operation timed out.', 'TimeoutError')],
  ])('P-CONTACT-28 throws without a message when %s', async (_, failure) => {
    network.mockRejectedValue(failure);
    await expect(submitForm(request(), submission)).rejects.toThrow(/^$/);
  });

  it('waits 20 seconds for an answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await submitForm(request(), submission);
    expect(timeout).toHaveBeenCalledWith(20_000);
  });
});
