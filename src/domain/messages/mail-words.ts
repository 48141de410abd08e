/** What fills in a message, in each language. */
import { callUs } from '#words/call-us.ts';
import { callUs as spanishCallUs } from '#words/es/call-us.ts';
import { mailTexts as spanishMailTexts } from '#words/es/mails.ts';
import * as spanishPaths from '#words/es/paths.ts';
import { times as spanishTimes } from '#words/es/times.ts';
import { whatToBring as spanishWhatToBring } from '#words/es/what-to-bring.ts';
import { type MailTexts, mailTexts } from '#words/mails.ts';
import * as paths from '#words/paths.ts';
import { type Times, times } from '#words/times.ts';
import { whatToBring } from '#words/what-to-bring.ts';
import type { Language } from '../text/language.ts';

export type MailWords = MailTexts & {
  times: Times;
  callUs: typeof callUs;
  whatToBring: string;
  /** The page that the link of a mail opens. The link itself is in the fragment, which no server sees. */
  visitPath: string;
};

export const mailWords: Record<Language, MailWords> = {
  en: { ...mailTexts, times, callUs, whatToBring, visitPath: paths.visit },
  es: {
    ...spanishMailTexts,
    times: spanishTimes,
    callUs: spanishCallUs,
    whatToBring: spanishWhatToBring,
    visitPath: spanishPaths.visit,
  },
};
