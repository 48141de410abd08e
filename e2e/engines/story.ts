import { expect, test, vi } from 'vitest';
import { clearCooldowns } from '../support/database.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Person } from './person.ts';
import { startWebKit } from './webkit.ts';

const engines = { Firefox: startFirefox, WebKit: startWebKit };

/** A story for every engine. It also fails on errors in the console and on exceptions in a page. */
export function story(
  title: string,
  act: (person: Person) => Promise<void>,
  options: EngineOptions = { javaScript: true },
): void {
  for (const [name, start] of Object.entries(engines)) {
    test.concurrent(`${name}: ${title}`, { timeout: 600_000 }, async () => {
      const engine = await start(options);
      try {
        const person = new Person(engine);
        await person.refusedCookies();
        await act(person);
        expect(await problemsOf(engine), 'errors in the browser').toEqual([]);
      } finally {
        await engine.stop();
      }
    });
  }
}

/** Errors arrive some time after they occur. One of its own shows that all earlier ones have arrived. */
async function problemsOf({ driver, problems }: Engine): Promise<string[]> {
  const last = 'the last error of the story';
  await driver.executeScript('console.error(arguments[0])', last);
  const isLast = (problem: string) => problem.includes(last);
  await vi.waitUntil(async () => (await problems()).some(isLast), { timeout: 60_000 });
  return (await problems()).filter((problem) => !isLast(problem));
}

let turn = Promise.resolve();

/**
 * Runs one story at a time where stories disturb each other: the function takes one request a minute from this
 * machine, and two people may be offered the same free time.
 */
export function alone(act: () => Promise<void>): Promise<void> {
  const done = turn.then(clearCooldowns).then(act);
  turn = done.catch(() => undefined);
  return done;
}
