import type { Clinic } from '#domain/clinic/clinic.ts';
import { factProblems } from './fact-problems.ts';
import { type Pages, pageProblems } from './page-problems.ts';
import { type Papers, paperProblems } from './paper-problems.ts';
import { type Variables, variableProblems } from './variable-problems.ts';

export type Launch = {
  /** 'YYYY-MM-DD' */
  today: string;
  env: Variables;
  clinic: Clinic;
  pages: Pages;
  papers: Papers;
  /** Whether sign-in hides which addresses have an account; null if Firebase didn't say. */
  hidesAccounts: boolean | null;
};

/** Why the website is not ready for patients, one sentence for each reason. */
export function launchProblems(launch: Launch): string[] {
  const { today, env, clinic, pages, papers, hidesAccounts } = launch;
  return [
    ...variableProblems(env),
    ...factProblems(clinic),
    ...pageProblems(pages, clinic),
    ...paperProblems(papers, today, Boolean(env.VITE_ANALYTICS_ID)),
    ...(hidesAccounts === false
      ? ['Email enumeration protection is off: anybody can try out who has an account.']
      : []),
  ];
}
