import type { Agreement, SignUp } from './agreements.ts';
import { isPast, isStale } from './is-stale.ts';
import type { LawFact } from './law-facts.ts';

export type Papers = {
  lawFacts: readonly LawFact[];
  agreements: readonly Agreement[];
  signUp: SignUp;
};

/** What somebody has to read, sign or decide, one sentence each. */
export function paperProblems({ lawFacts, agreements, signUp }: Papers, today: string): string[] {
  const isDone = (date: string | null) => date !== null && isPast(date, today);
  return [
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
  ];
}
