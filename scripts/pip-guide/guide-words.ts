import * as spanish from '#words/es/guide.ts';
import { contact as spanishContact } from '#words/es/paths.ts';
import { pipRights as spanishRights } from '#words/es/pip-rights.ts';
import * as english from '#words/guide.ts';
import { contact } from '#words/paths.ts';
import { pipRights } from '#words/pip-rights.ts';

/** What the guide has from the website, in each of its languages. */
export const guideWords = {
  en: { ...english, pipRights, contact },
  es: { ...spanish, pipRights: spanishRights, contact: spanishContact },
};

export type GuideLang = keyof typeof guideWords;

export const guideLanguages = ['en', 'es'] as const satisfies GuideLang[];
