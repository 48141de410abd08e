import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  offerIn,
  offerLinkAddress,
  visitIdIn,
  visitLinkAddress,
} from '../../netlify/lib/visit-signature.ts';
import { check, nastyText } from '../domain/properties.ts';
import { visitId } from './booked-visit.ts';
import { post, send } from './post-form.ts';

const network = vi.fn<typeof fetch>();
const link = (id = visitId) =>
  visitLinkAddress(id, 'https://clinic.example', 'en').split('#')[1] ?? '';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:8080');
  vi.stubEnv('RATE_LIMIT_SECRET', 'for tests');
  vi.stubGlobal('fetch', network.mockReset());
});

const anId = fc.stringMatching(/^[\w-]{1,40}$/);

describe('the link of a visit', () => {
  it('is in the fragment of the address, which no server sees', () => {
    const { pathname, search, hash } = new URL(
      visitLinkAddress(visitId, 'https://clinic.example', 'en'),
    );
    expect([pathname, search]).toEqual(['/visit', '']);
    expect(hash).toMatch(new RegExp(`^#${visitId}\\.[0-9a-f]{32}$`));
  });

  it('opens its own visit', () => {
    check(anId, (id) => {
      expect(visitIdIn(link(id))).toBe(id);
    });
  });

  it('opens nothing with any change', () => {
    check(fc.tuple(anId, fc.nat(), fc.constantFrom(...'0az._-')), ([id, place, letter]) => {
      const good = link(id);
      const at = place % good.length;
      for (const length of [0, 1]) {
        const changed = good.slice(0, at) + letter + good.slice(at + length);
        // Signs in front of it and behind it are no part of it.
        if (!/^[._-]*$/.test(changed.split(good)[0] ?? '')) expect(visitIdIn(changed)).toBeNull();
      }
    });
  });

  it.each([
    ...['.', ',', ')', '>', '"', ';', '!', ' ', '%20', '%2E', '%E2%80%8B', '\u200b', '\u2026'],
    ...['?fbclid=IwAR0', '&utm_source=mail', '/', '#', '0'],
  ])('opens its visit with %j behind it', (rest) => {
    expect(visitIdIn(link() + rest)).toBe(visitId);
  });

  it('opens its visit with an encoded stop', () => {
    expect(visitIdIn(link().replace('.', '%2E'))).toBe(visitId);
  });

  it.each([
    ...['\u00ad', '%C2%AD', '%c2%ad', '\u200b', '%E2%80%8B', '\u2060', '%EF%BB%BF'],
    ...['=\n', '=%0D%0A', '%0A', '%20', ' ', '\n> ', '%C2%A0', '%25C2%25AD', '=0A', '=C2=AD'],
    ...['&shy;', '&#173;', '&#8203;', '&nbsp;', '<wbr>', '<br />', '=E2=80=8B'],
  ])('opens its visit with %j in the middle', (hyphen) => {
    for (const at of [0, 3, 40]) {
      expect(visitIdIn(link().slice(0, at) + hyphen + link().slice(at))).toBe(visitId);
    }
  });

  it('opens its visit with any sign encoded', () => {
    const encoded = [...link('a-B_1')].map((sign) => `%${sign.charCodeAt(0).toString(16)}`);
    expect(visitIdIn(encoded.join(''))).toBe('a-B_1');
  });

  it.each([
    (text: string) => `#${text}`,
    (text: string) => `%23${text}`,
    (text: string) => `%20<${text}>`,
    (text: string) => text.replace('.', '%252E'),
    (text: string) => text.replace('.', '=2E').replace('-', '=2D').replace('_', '=5F'),
    (text: string) => text.replace('-', '%E2%80%91'),
    (text: string) => text.replace('_', '\\_'),
    (text: string) => text + text,
    (text: string) => text.replace('.', '=2e'),
    (text: string) => text.replace('-', '–'),
    (text: string) => text.replace('-', '%E2%88%92'),
    (text: string) => text.replace('.', '。'),
    (text: string) => text.replace('.', '&#46;').replace('-', '&#x2d;'),
    (text: string) => text.replace('1', '１'),
    (text: string) => `https://clinic.example/visit#${text}`,
    (text: string) => `utm_source=mail#${text}`,
    (text: string) => `fbclid=IwAR0&${text}`,
    (text: string) => `=3D${text}`,
    (text: string) => `&lt;${text}&gt;`,
    (text: string) => `&quot;${text}&quot;`,
    (text: string) => `_${text}_`,
    (text: string) => `-${text}`,
    (text: string) => `**${text}**`,
    (text: string) => `${text.slice(0, 9)}... ${text}`,
    (text: string) => `${text.slice(0, 12)}-\n${text.slice(12)}`,
  ])('opens its visit as %s writes it, and a sooner time', (written) => {
    expect(visitIdIn(written(link('a-B_1')))).toBe('a-B_1');
    const offer = { kind: 'visit', id: 'a-B_1', slot: 's2_2026-11-18' } as const;
    const [, typed = ''] = offerLinkAddress(offer, 'https://clinic.example', 'en').split('#');
    expect(offerIn(written(typed))).toEqual(offer);
  });

  it('opens its visit in capitals', () => {
    expect(visitIdIn(link().toUpperCase())).toBe(visitId);
    expect(visitIdIn(link('aBc-1'))).toBe('aBc-1');
  });

  it('is nothing that somebody can make up', () => {
    check(fc.oneof(nastyText, fc.jsonValue()), (made) => {
      expect(visitIdIn(made)).toBeNull();
    });
  });

  it('depends on the key', () => {
    const good = link();
    vi.stubEnv('RATE_LIMIT_SECRET', 'another key');
    expect(visitIdIn(good)).toBeNull();
  });

  const signature = (id = visitId) => link(id).split('.')[1];
  it.each<[string, () => unknown]>([
    ...[
      undefined,
      null,
      7,
      [],
      '',
      'x',
      visitId,
      `${visitId}.`,
      `${visitId}.${'0'.repeat(32)}`,
    ].map((value): [string, () => unknown] => [JSON.stringify(value), () => value]),
    ['no text', () => ({ link: link() })],
    ['signed for another visit', () => `${visitId}.${signature('visit-2')}`],
    ['cut', () => link().slice(0, -1)],
    ['of a wrong digit', () => link().replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    ['longer in front', () => `x${link()}`],
    ['a path', () => `../leads/maria.${signature()}`],
  ])('that is %s is refused before any request to the database', async (_, forged) => {
    for (const answer of [{}, { answer: 'cancelled', words: '', sequence: 0 }, { answer: 'x' }]) {
      const response = await post({ type: 'visit-link', link: forged(), ...answer });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ ok: false, code: 'unknown' });
    }
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['es', 'Este enlace ya no funciona. Llámenos.'],
    ['fr', 'This link no longer works. Please call us.'],
  ])('that is dead says so in the language %s of its page', async (lang, message) => {
    const response = await post({ type: 'visit-link', link: 'x', lang });
    expect(await response.json()).toMatchObject({ code: 'unknown', message });
  });

  it('is refused on the page of another site', async () => {
    const body = JSON.stringify({ type: 'visit-link', link: link() });
    const headers = { origin: 'https://evil.example' };
    expect((await send({ method: 'POST', body, headers })).status).toBe(403);
    expect(network).not.toHaveBeenCalled();
  });

  it('says so in words when the key is missing', async () => {
    const good = link();
    vi.stubEnv('RATE_LIMIT_SECRET', undefined);
    const response = await post({ type: 'visit-link', link: good });
    expect(response.status).toBe(500);
    expect(console.error).toHaveBeenCalledWith('form-submission: RATE_LIMIT_SECRET is not set');
  });
});

describe('the mail of a visit', () => {
  it.each([
    ['without a token', {}],
    ['with the emulator’s owner', { authorization: 'Bearer owner' }],
    ['with a basic password', { authorization: 'Basic ZGFuYTpkYW5h' }],
  ])('is refused %s before any request', async (_, headers) => {
    const body = JSON.stringify({ type: 'visit', visitId, again: true });
    const response = await send({ method: 'POST', body, headers });
    expect(response.status).toBe(401);
    expect(network).not.toHaveBeenCalled();
  });
});
