/** A failure in the back office, as administrators see it. It holds no text that anyone typed. */
import { storedDate, storedText } from './stored-value.ts';

/** One document per failure and page load. */
export type Problem = {
  /** What failed, in fixed words of the program. */
  what: string;
  /** The code or name of the error. */
  kind: string;
  /** The build of the back office: the name of its first script. */
  build: string;
  /** The path without its query, with ':id' for ids. */
  route: string;
  at: Date;
};

export type ProblemGroup = Omit<Problem, 'at'> & { count: number; first: Date; last: Date };

export const problemDays = 30;

/** '/admin/posts/:id' for '/admin/posts/Xk29…'. The fixed parts of paths are all lower case. */
export function routeOf(pathname: string): string {
  const parts = pathname.split('/').filter(Boolean).slice(0, 6);
  return `/${parts.map((part) => (/^[a-z-]{1,30}$/.test(part) ? part : ':id')).join('/')}`;
}

/** null for a document without a time: the list is sorted by time. */
export function problemFrom(fields: Record<string, unknown>): Problem | null {
  const at = storedDate(fields.at);
  if (!at) return null;
  const [what, kind, build, route] = ['what', 'kind', 'build', 'route'].map((field) =>
    storedText(fields[field]),
  ) as [string, string, string, string];
  return { what, kind, build, route, at };
}

/** Sentences in lower case with counts: no name, address, time or phone number. As in firestore.rules. */
const fixedWords =
  /^[A-Z][a-z’]*(,? ([a-z’-]+|PIP|JPEG|\d{1,3}))*(\. [A-Z][a-z’]*(,? ([a-z’-]+|PIP|JPEG))*)*\.?$/;

/** What failed, as it may be stored. */
export function keptWhat(what: string): string {
  return what.length <= 120 && fixedWords.test(what) ? what : 'Something in other words';
}

/** Groups problems by text, build and route; the latest first. */
export function groupProblems(problems: Problem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const { at, ...same } of problems) {
    const key = JSON.stringify([same.what, same.kind, same.build, same.route]);
    const group = groups.get(key);
    groups.set(key, {
      ...same,
      count: (group?.count ?? 0) + 1,
      first: group && group.first < at ? group.first : at,
      last: group && group.last > at ? group.last : at,
    });
  }
  return [...groups.values()].sort((a, b) => b.last.getTime() - a.last.getTime());
}
