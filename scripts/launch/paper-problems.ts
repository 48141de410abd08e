import { addDays } from '#domain/time/clinic-day.ts';
import { isDate } from '#domain/time/typed-time.ts';
import { type Translation, translationProblems } from '../translations/signed-words.ts';
import type { Agreement, measuring, SignUp } from './agreements.ts';
import type { LawFact } from './law-facts.ts';

export type Papers = {
  /** By address of the page. */
  isSampleText: Readonly<Record<string, boolean>>;
  lawFacts: readonly LawFact[];
  agreements: readonly Agreement[];
  signUp: SignUp;
  measuring: typeof measuring;
  translations: readonly Translation[];
};

/** Days of warning before a law fact is 12 months old. */
const warning = 60;

/** The facts that somebody has to compare with their source soon, one sentence each. today: 'YYYY-MM-DD'. */
export function lawFactsDue(lawFacts: readonly LawFact[], today: string): string[] {
  return lawFacts
    .filter(({ checkedOn }) => !isStale(checkedOn, today))
    .filter(({ checkedOn }) => isStale(checkedOn, addDays(today, warning)))
    .map(
      ({ fact, source, checkedOn }) =>
        `Soon nobody has compared this with ${source} for 12 months (last on ${checkedOn}): ${fact}`,
    );
}

/** What somebody has to read, sign or decide, one sentence each. isMeasured: by Google Analytics. */
export function paperProblems(papers: Papers, today: string, isMeasured: boolean): string[] {
  const { isSampleText, lawFacts, agreements, signUp } = papers;
  const isDone = (date: string | null) => date !== null && isPast(date, today);
  return [
    ...Object.keys(isSampleText)
      .filter((path) => isSampleText[path])
      .map((path) => `${path} has its sample text.`),
    ...(papers.translations.some(({ signed }) => signed)
      ? translationProblems(papers.translations)
      : []),
    ...lawFacts
      .filter(({ checkedOn }) => isStale(checkedOn, today))
      .map(({ fact, source }) => `Nobody has compared this with ${source} for 12 months: ${fact}`),
    ...agreements
      .filter(({ signedOn }) => !isDone(signedOn))
      .map(({ with: partner, why }) => `The agreement (BAA) with ${partner} has no date: ${why}.`),
    ...(isDone(signUp.decidedOn)
      ? []
      : [
          `Nobody has decided that sign-up is ${signUp.is}: invitations need it open, else close it.`,
        ]),
    ...(isMeasured && !isDone(papers.measuring.allowedOn)
      ? ['VITE_ANALYTICS_ID is set, and counsel has not allowed it: Google signs no BAA for it.']
      : []),
  ];
}

/** Whether a date is more than 12 months ago, not there yet, or none. Dates are 'YYYY-MM-DD'. */
export function isStale(date: string, today: string): boolean {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return !isPast(date, today) || date < yearAgo;
}

function isPast(date: string, today: string): boolean {
  return isDate(date) && date <= today;
}
