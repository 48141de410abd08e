import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type SignedWords, secondSignature, signatures, withoutSentences } from './signatures.ts';

/** A module of words in both languages, as it is now and as it was signed. */
export type Translation = {
  name: string;
  en: string;
  es: string;
  signed?: SignedWords;
  /** Why a clinician or counsel signs it, too. */
  second?: string;
};

export function translations(): Translation[] {
  return readdirSync('src/words/en')
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !withoutSentences.includes(name))
    .map((name) => ({
      name,
      en: hashOf(readFileSync(`src/words/en/${name}.ts`, 'utf8')),
      es: hashOf(readFileSync(`src/words/es/${name}.ts`, 'utf8')),
      signed: signatures[name],
      second: secondSignature[name],
    }));
}

/** Of the texts of a module: comments and line breaks are no part of them. */
export function hashOf(code: string): string {
  const texts = code
    .replaceAll(/^ *\/\*[\s\S]*?\*\/$|^ *\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(texts).digest('hex').slice(0, 16);
}

/** Why the Spanish may not be shown to patients, one sentence for each reason, with the place. */
export function translationProblems(all: readonly Translation[]): string[] {
  const missing = all.filter(({ signed }) => !signed).map(({ name }) => `src/words/es/${name}.ts`);
  return [
    ...(missing.length > 0 ? [`No translator has signed ${missing.join(', ')}.`] : []),
    ...all.flatMap(({ name, en, es, signed, second }) => {
      if (!signed) return [];
      const on = signed.translator.on;
      const changed = [
        signed.en !== en && `src/words/en/${name}.ts`,
        signed.es !== es && `src/words/es/${name}.ts`,
      ].filter((file) => typeof file === 'string');
      return [
        ...changed.map(
          (file) => `${file} has changed since its translation was signed on ${on}: sign it again.`,
        ),
        ...(second && !signed.reviewer
          ? [`No clinician or counsel has signed src/words/es/${name}.ts: ${second}.`]
          : []),
      ];
    }),
  ];
}

/** Search engines get the Spanish pages once each module is signed. */
export const isSpanishSigned = (): boolean => translationProblems(translations()).length === 0;
