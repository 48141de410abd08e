import { describe, expect, it } from 'vitest';
import { languageLinks, listedTwins, spanishMoves, twins } from '../../scripts/feeds/twins.ts';
import { secondSignature, withoutSentences } from '../../scripts/translations/signatures.ts';
import { type Translation, translationProblems } from '../../scripts/translations/signed-words.ts';

const ana = { by: 'Ana Ruiz, certified translator', on: '2027-02-01' };
const signed: Translation = {
  name: 'home',
  en: 'e1',
  es: 's1',
  signed: { en: 'e1', es: 's1', translator: ana },
};

describe('a signature', () => {
  it('is missing until somebody has signed', () => {
    const drafts = [
      { name: 'home', en: 'e1', es: 's1' },
      { name: 'contact', en: 'e1', es: 's1' },
    ];
    expect(translationProblems(drafts)).toEqual([
      'No translator has signed src/words/es/home.ts, src/words/es/contact.ts.',
    ]);
    expect(translationProblems([signed])).toEqual([]);
  });

  it.each([
    ['English', { ...signed, en: 'e2' }, 'src/words/en/home.ts'],
    ['Spanish', { ...signed, es: 's2' }, 'src/words/es/home.ts'],
  ])('ends when a sentence changes in %s, and the check says where', (_, changed, file) => {
    expect(translationProblems([changed])).toEqual([
      `${file} has changed since its translation was signed on 2027-02-01: sign it again.`,
    ]);
  });

  it('of a clinician or counsel is wanted beside the translator’s where health or rights depend on it', () => {
    const second = { ...signed, second: 'signs of an emergency' };
    expect(translationProblems([second])).toEqual([
      'No clinician or counsel has signed src/words/es/home.ts: signs of an emergency.',
    ]);
    const reviewer = { by: 'Avery Lund, DC', on: '2027-02-02' };
    const both = { ...second, signed: { en: 'e1', es: 's1', translator: ana, reviewer } };
    expect(translationProblems([both])).toEqual([]);
  });

  it('is wanted twice for emergencies, consent and PIP figures', () => {
    expect(Object.keys(secondSignature)).toEqual(
      expect.arrayContaining(['home', 'consent', 'request-received', 'visit']),
    );
    expect(withoutSentences).toEqual(['lang', 'languages', 'paths']);
  });
});

describe('the languages of a page', () => {
  it('name each other and English for everybody else, on both pages alike', () => {
    expect(listedTwins.length).toBeGreaterThan(1);
    for (const { en, es } of listedTwins) {
      const links = languageLinks(en, 'https://harbor.org');
      expect(links).toBe(languageLinks(es, 'https://harbor.org'));
      expect(
        [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...each]) => each),
      ).toEqual([
        ['en', `https://harbor.org${en}`],
        ['es', `https://harbor.org${es}`],
        ['x-default', `https://harbor.org${en}`],
      ]);
    }
  });

  it('are no matter of pages in one language, of received pages, or without an address of the site', () => {
    expect(languageLinks('/blog/whiplash', 'https://harbor.org')).toBe('');
    expect(languageLinks('/es/contacto/recibida', 'https://harbor.org')).toBe('');
    expect(languageLinks('/', '')).toBe('');
  });

  it('have each a Spanish address that English pages can name without knowing it', () => {
    expect(spanishMoves).toContainEqual({ from: '/es/contact', to: '/es/contacto' });
    for (const { es } of twins) expect(es).toMatch(/^\/es(\/[a-z-]+)*$/);
  });
});
