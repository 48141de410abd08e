import { isExpected, kindOf } from '#data/problems/error-kind.ts';
import { listeners, report } from '#data/problems/report.ts';
import { serverDate } from '#data/server-clock.ts';
import { keptWhat, type Problem, routeOf } from '#domain/problem.ts';

/** The most documents of one page load: a broken page must not fill the database. */
const atMost = 20;

let uid = '';
let build = '';
let route = '';
const kept = new Set<string>();

/**
 * Stores this tab's reports for administrators from now on, and reports unhandled errors. `pathname` is the
 * router's current path: while a page loads, the window still has the previous address. Reports from before the
 * sign-in are in the console only.
 */
export function keepProblems(reporter: string, pathname: string): void {
  uid = reporter;
  route = routeOf(pathname);
  if (listeners.has(keep)) return;
  build = buildOf(document.scripts);
  listeners.add(keep);
  // Without an error it is a browser's own warning, such as one about a ResizeObserver.
  addEventListener('error', ({ error }) => error && report(error, 'An error nobody handled'));
  addEventListener('unhandledrejection', ({ reason }) =>
    report(reason, 'A rejection nobody handled'),
  );
}

/** Each problem once per page load; a missing answer once for all pages. */
function keep(what: string, error: unknown): void {
  if (isExpected(error)) return;
  const kind = kindOf(error);
  const key = kind === 'no answer' ? kind : `${what} ${kind}`;
  if (kept.has(key) || kept.size === atMost) return;
  kept.add(key);
  void store({ what: keptWhat(what), kind, build, route });
}

async function store(problem: Omit<Problem, 'at'>): Promise<void> {
  try {
    const { addProblem } = await import('#data/problems/problems.ts');
    await addProblem(problem, uid, serverDate());
  } catch (error) {
    // Harmless: reporting it would create another problem to store.
    console.warn('A problem was not stored', error);
  }
}

/** 'index-Bx3dQ9aZ': the file name of the build's entry holds its content hash. */
function buildOf(scripts: Iterable<HTMLScriptElement>): string {
  const entry = [...scripts].find(({ type, src }) => type === 'module' && src !== '');
  return /([\w-]{1,60})\.\w+$/.exec(entry?.src ?? '')?.[1] ?? 'unknown';
}
