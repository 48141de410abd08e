import type { BrowserContext } from 'playwright/test';
import { clockAhead } from '../../scripts/local/test-dates.ts';

/**
 * Sets the clock of a context's pages as that of the tests. libfaketime would do it for the whole browser, but makes
 * it some twenty times slower.
 */
export async function setClock(context: BrowserContext): Promise<void> {
  if (clockAhead() === 0) return;
  await context.addInitScript((ahead) => {
    const now = () => Machine.now() + ahead;
    const Machine = Date;
    globalThis.Date = new Proxy(Machine, {
      construct: (target, args, self) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, self),
      apply: () => new Machine(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, clockAhead());
}
