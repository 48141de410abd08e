import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireCaptcha } from '../../netlify/lib/forms/captcha.ts';
import { wordsIn } from '../../netlify/lib/words.ts';

const network = vi.fn<typeof fetch>();
const visitor = { ip: '203.0.113.7', submissionId: '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e' };

beforeEach(() => {
  vi.stubGlobal('fetch', network.mockReset());
  vi.stubEnv('CAPTCHA_SECRET', 'sesame');
  vi.stubEnv('CAPTCHA_PROVIDER', undefined);
});

function verdict(answer: unknown) {
  network.mockResolvedValue(Response.json(answer));
}

describe('captcha', () => {
  it('is off without a secret', async () => {
    vi.stubEnv('CAPTCHA_SECRET', '');
    await expect(requireCaptcha('token', visitor, wordsIn.en)).resolves.toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });

  it('P-CONTACT-26 P-PIP-27 lets a null token pass', async () => {
    await expect(requireCaptcha(null, visitor, wordsIn.en)).resolves.toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
    ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify'],
  ])('asks the provider %s about the token', async (provider, address) => {
    vi.stubEnv('CAPTCHA_PROVIDER', provider);
    verdict({ success: true });
    await requireCaptcha('token', visitor, wordsIn.en);
    const [url, init] = network.mock.calls[0] ?? [];
    expect(url).toBe(address);
    expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
      secret: 'sesame',
      response: 'token',
      remoteip: '203.0.113.7',
      idempotency_key: visitor.submissionId,
    });
  });

  it.each([
    ['a person’s score', { success: true, score: 0.5 }, true],
    ['a machine’s score', { success: true, score: 0.4 }, false],
    ['a bad token', { success: false, 'error-codes': ['invalid-input-response'] }, false],
    ['success in other words', { success: 'true' }, false],
    ['an empty answer', {}, false],
  ])('judges %s', async (_, answer, passes) => {
    verdict(answer);
    const result = requireCaptcha('token', visitor, wordsIn.en);
    if (passes) await expect(result).resolves.toBeUndefined();
    else await expect(result).rejects.toMatchObject({ status: 400, code: 'captcha' });
  });

  it.each([
    ['is silent', () => Promise.reject(new Error('timeout'))],
    ['talks gibberish', () => Promise.resolve(new Response('<html>'))],
  ])('refuses when the provider %s', async (_, answer) => {
    network.mockImplementation(answer);
    await expect(requireCaptcha('token', visitor, wordsIn.en)).rejects.toMatchObject({
      code: 'captcha',
    });
  });

  it('names an unknown provider as the setting that is wrong', async () => {
    vi.stubEnv('CAPTCHA_PROVIDER', 'riddles');
    await expect(requireCaptcha('token', visitor, wordsIn.en)).rejects.toThrow(
      'CAPTCHA_PROVIDER is neither turnstile nor recaptcha',
    );
  });
});
