import { isExpected, kindOf } from '#data/problems/error-kind.ts';
import { listeners, report } from '#data/problems/report.ts';
import { type Problem, routeOf } from '#domain/problem.ts';

/** The most documents of one page load: a broken page must not fill the database. */
const atMost = 20;

let uid = '';
let build = '';
let route = '';
const kept = new Set<string>();

/**
 * From now on reports of this tab are stored for administrators, and errors that nobody handled are reported.
 * `pathname` is what the router last loaded: while a page loads, the window still has the address before it.
 * What was reported before somebody was known to be an administrator is in the console only.
 */
export function keepProblems(reporter: string, pathname: string): void {
  uid = reporter;
  route = routeOf(pathname);
  if (listeners.has(keep)) return;
  build = buildOf(document.scripts);
  listeners.add(keep);
  // Without an error it is a browser's own remark, such as one on a ResizeObserver.
  addEventListener('error', ({ error }) => error && report(error, 'An error nobody handled'));
  addEventListener('unhandledrejection', ({ reason }) =>
    report(reason, 'A rejection nobody handled'),
  );
}

/** Each problem once per page load; a missing answer once, wherever it was missed. */
function keep(what: string, error: unknown): void {
  if (isExpected(error)) return;
  const kind = kindOf(error);
  const key = kind === 'no answer' ? kind : `${what} ${kind}`;
  if (kept.has(key) || kept.size === atMost) return;
  kept.add(key);
  void store({ what: what.slice(0, 120), kind, build, route });
}

async function store(problem: Omit<Problem, 'at'>): Promise<void> {
  try {
    const { addProblem } = await import('#data/problems/problems.ts');
    await addProblem(problem, uid);
  } catch (error) {
    // Harmless: a report of it would be a problem to store again.
    console.warn('A problem was not stored', error);
  }
}

/** 'index-Bx3dQ9aZ': the entry of a build is named by its content. */
function buildOf(scripts: Iterable<HTMLScriptElement>): string {
  const entry = [...scripts].find(({ type, src }) => type === 'module' && src !== '');
  return /([\w-]{1,60})\.\w+$/.exec(entry?.src ?? '')?.[1] ?? 'unknown';
}
