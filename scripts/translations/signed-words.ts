import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#domain/text/language.ts';
import { isDemo } from '../local/local-env.ts';
import { type SignedWords, secondSignature, signatures, withoutSentences } from './signatures.ts';

/** The pages of the PDF, which are no module. */
const guide = 'pip-guide.pdf';

/** A module of words in both languages, or the guide, as it is now and as it was signed. */
export type Translation = {
  name: string;
  en: string;
  es: string;
  signed?: SignedWords;
  /** Why a clinician or counsel signs it, too. */
  second?: string;
};

/** By the name of its file. */
export const wordModules = (): string[] =>
  readdirSync('src/words/en')
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !withoutSentences.includes(name));

export const fileOf = (lang: Language, name: string): string =>
  name === guide ? `scripts/pip-guide/guide.${lang}.md` : `src/words/${lang}/${name}.ts`;

export function translations(): Translation[] {
  return [...wordModules(), guide].map((name) => ({
    name,
    en: hashOfWords(readFileSync(fileOf('en', name), 'utf8')),
    es: hashOfWords(readFileSync(fileOf('es', name), 'utf8')),
    signed: signatures[name],
    second: secondSignature[name],
  }));
}

/** Of the texts of a module: comments and line breaks are no part of them. */
export function hashOfWords(code: string): string {
  const texts = code
    .replaceAll(/^ *\/\*[\s\S]*?\*\/$|^ *\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(texts).digest('hex').slice(0, 16);
}

/** Why the Spanish may not be shown to patients, one sentence for each reason, with the place. */
export function translationProblems(all: readonly Translation[]): string[] {
  const missing = all.filter(({ signed }) => !signed).map(({ name }) => fileOf('es', name));
  return [
    ...(missing.length > 0 ? [`No translator has signed ${missing.join(', ')}.`] : []),
    ...all.flatMap(({ name, en, es, signed, second }) => {
      if (!signed) return [];
      const on = signed.translator.on;
      const changed = [
        signed.en !== en && fileOf('en', name),
        signed.es !== es && fileOf('es', name),
      ].filter((file) => typeof file === 'string');
      return [
        ...changed.map(
          (file) => `${file} has changed since its translation was signed on ${on}: sign it again.`,
        ),
        ...(second && !signed.reviewer
          ? [`No clinician or counsel has signed ${fileOf('es', name)}: ${second}.`]
          : []),
      ];
    }),
  ];
}

/** Search engines get the Spanish pages once each module is signed. */
export const isSpanishSigned = (): boolean => translationProblems(translations()).length === 0;

/**
 * Until the first signature the website of a real clinic is in English: no page leads to /es. From then on each change needs
 * one, or the launch check fails. A demo shows the draft.
 */
export const isEnglishOnly = (projectId: string, signed = signatures): boolean =>
  !isDemo(projectId) && Object.keys(signed).length === 0;
