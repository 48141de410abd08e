import type { Clinic } from '#domain/clinic/clinic.ts';
import { factProblems } from './fact-problems.ts';
import { type Pages, pageProblems } from './page-problems.ts';
import { type Papers, paperProblems } from './paper-problems.ts';
import { type Variables, variableProblems } from './variable-problems.ts';

/** What can be judged without the database. */
export type Project = {
  /** 'YYYY-MM-DD' */
  today: string;
  env: Variables;
  papers: Papers;
  /** Whether sign-in hides which addresses have an account; null if Firebase didn't say. */
  hidesAccounts: boolean | null;
};

export type Launch = Project & { clinic: Clinic; pages: Pages };

/** Why the website is not ready for patients, one sentence for each reason. */
export function launchProblems(launch: Launch): string[] {
  const { clinic, pages } = launch;
  return [...projectProblems(launch), ...factProblems(clinic), ...pageProblems(pages, clinic)];
}

export function projectProblems({ today, env, papers, hidesAccounts }: Project): string[] {
  return [
    ...variableProblems(env),
    ...paperProblems(papers, today, Boolean(env.VITE_ANALYTICS_ID)),
    ...(hidesAccounts === false
      ? ['Email enumeration protection is off: anybody can try out who has an account.']
      : []),
  ];
}
