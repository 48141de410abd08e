import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageLinks, listedTwins, spanishMoves, twins } from '../../scripts/feeds/twins.ts';
import { sheetRows, withSheet } from '../../scripts/translations/sheet.ts';
import { secondSignature, withoutSentences } from '../../scripts/translations/signatures.ts';
import {
  fileOf,
  hashOfWords,
  isEnglishOnly,
  type Translation,
  translationProblems,
  translations,
  wordModules,
} from '../../scripts/translations/signed-words.ts';

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

  it('is for the texts: another comment or line break is no change, another word is', () => {
    const code =
      "/** Large. */\nexport const hurt = 'Hurt in a'; // 11 letters\nexport const go = 'Go';\n";
    const same =
      "/**\n * Larger,\n * and red.\n */\nexport const hurt =\n  'Hurt in a'; // 11 letters\n// Up.\nexport const go = 'Go';";
    expect(hashOfWords(same)).toBe(hashOfWords(code));
    expect(hashOfWords(code.replace('Hurt', 'Harmed'))).not.toBe(hashOfWords(code));
    expect(hashOfWords(code.replace('Go', 'Stop'))).not.toBe(hashOfWords(code));
    const all = translations().flatMap(({ en, es }) => [en, es]);
    expect(new Set(all).size).toBe(all.length);
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
    const isSerious = (text: string) =>
      /\b911\b|emergency room|\$\d|\bPipFigures\b|[Yy]ou agree|written permission|\bPIP has\b/.test(
        text,
      );
    const serious = translations()
      .filter(({ name }) => isSerious(readFileSync(fileOf('en', name), 'utf8')))
      .map(({ name }) => name);
    expect(serious).toEqual(expect.arrayContaining(['consent', 'home', 'pip-guide.pdf', 'visit']));
    expect(Object.keys(secondSignature)).toEqual(expect.arrayContaining(serious));
    expect(translations().map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(secondSignature)),
    );
    expect(withoutSentences).toEqual(['lang', 'languages', 'paths']);
  });
});

it('a real clinic’s website is in English alone until the first signature, and a demo shows the draft', () => {
  expect(isEnglishOnly('harbor-spine', {})).toBe(true);
  expect(isEnglishOnly('demo-clinic', {})).toBe(false);
  const words = { en: 'e1', es: 's1', translator: ana };
  expect(isEnglishOnly('harbor-spine', { home: words })).toBe(false);
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

/** As it is in the code, and in the sheet. */
const value = '$'.concat('{hours}');

describe('the sheet of a translator', () => {
  const english = `/** On two lines. */
export const title = 'Hurt?';
export const steps = (hours: number) => [{ title: 'Call', text: \`Within \${hours} hours\` }];
`;
  const spanish = `export const title = '¿Dolor?';
export const steps = (hours: number) => [{ title: 'Llame', text: \`En \${hours} horas\` }];
`;

  it('has each text with its Spanish, its place, its context and its longest', () => {
    expect(sheetRows('home', english, spanish)).toEqual([
      {
        module: 'home',
        key: 'title',
        english: 'Hurt?',
        spanish: '¿Dolor?',
        context: 'On two lines.',
        longest: 18,
      },
      expect.objectContaining({ key: 'steps()[0].title', english: 'Call', spanish: 'Llame' }),
      expect.objectContaining({
        key: 'steps()[0].text',
        english: `Within ${value} hours`,
        spanish: `En ${value} horas`,
      }),
    ]);
  });

  it('comes back into the code, quotation marks and all', () => {
    const rows = [
      { module: 'home', key: 'title', spanish: "¿Le duele d'aquí?" },
      { module: 'home', key: 'steps()[0].text', spanish: `En menos de ${value} horas` },
    ];
    const { code, problems } = withSheet(spanish, rows);
    expect(problems).toEqual([]);
    expect(code).toContain("title = '¿Le duele d\\'aquí?'");
    expect(code).toContain(`text: \`En menos de ${value} horas\``);
  });

  it('may not lose a value, and says where it did', () => {
    const rows = [{ module: 'home', key: 'steps()[0].text', spanish: 'Pronto' }];
    expect(withSheet(spanish, rows)).toEqual({
      code: spanish,
      problems: [`src/words/es/home.ts, steps()[0].text: its values are ${value}.`],
    });
  });

  it('leaves the modules as they are when it comes back unchanged', () => {
    for (const name of wordModules()) {
      const code = readFileSync(fileOf('es', name), 'utf8');
      const rows = sheetRows(name, readFileSync(fileOf('en', name), 'utf8'), code);
      expect(withSheet(code, rows)).toEqual({ code, problems: [] });
    }
  });
});
