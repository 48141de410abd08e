import {
  type BrowserContext,
  test as base,
  expect,
  type Request,
  type Response,
} from 'playwright/test';
import { setEmulatorClock } from '../../scripts/local/emulator-clock.ts';
import { emulatorUrls } from '../../scripts/local/local-env.ts';
import { seed } from '../../scripts/seed.ts';
import { setClock } from './set-clock.ts';

/** Problems that a story must not cause in any page of the browser. */
export type Problems = {
  found: string[];
  /** For stories that break something on purpose: problems that match are no failure. */
  expect: (problem: RegExp) => void;
  /** Also watches a second browser context that a story opened, sets its clock, and saves data. */
  watch: (context: BrowserContext) => Promise<void>;
};

/** The data of this worker's stack at the start of a file of stories. */
type StartData = { fill: () => Promise<void> };

const demoData: StartData = { fill: () => seed({}) };

/**
 * Whether Firestore has forgotten a channel, because the browser was too slow to ask again. Chrome writes an error,
 * and the SDK opens another channel. The first request of a channel has no SID, so a refused read is none of these.
 */
const isLostChannel = (text: string, url: string) =>
  text.includes('status of 400') && /\/(Listen|Write)\/channel\?.*&SID=/.test(url);

/** A commit that Firestore refuses as 'bad': its answer tells whether that is a fault. */
const isBadCommit = (status: string, url: string) =>
  status.includes('400') && /\/documents:commit(\?|$)/.test(url);

/**
 * What was wrong with a bad commit; nothing if another write overtook it, and the SDK tries again. The function, for
 * one, notes the mails of a request on which staff already work.
 */
async function faultOf(commit: Response): Promise<string[]> {
  const answer = await commit.text().catch(String);
  return answer.includes('FAILED_PRECONDITION') ? [] : [`commit: ${answer}`];
}

const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { connection } = navigator as { connection?: object };
    if (connection) Object.defineProperty(connection, 'saveData', { value: true });
  });

/** The file whose stories this worker runs. */
let current = '';

/**
 * `startData`: every file of stories begins with the demo data, or with data of its own, so the order of files
 * does not matter. `startsFresh`: every story of the file begins with it, because the stories count what others
 * change.
 */
export const test = base.extend<{
  startData: StartData;
  startsFresh: boolean;
  isFilled: undefined;
  isKnown: boolean;
  prefetches: boolean;
  problems: Problems;
}>({
  startData: [demoData, { option: true }],
  startsFresh: [false, { option: true }],
  isFilled: [
    async ({ startData, startsFresh }, use, { file }) => {
      await setEmulatorClock();
      if (startsFresh || file !== current) await startData.fill();
      current = file;
      await use(undefined);
    },
    { auto: true },
  ],
  // Visitors who refused cookies on an earlier visit, so that no banner covers the page.
  isKnown: [true, { option: true }],
  context: async ({ context, isKnown }, use) => {
    if (isKnown) {
      await context.addInitScript(() => {
        // Frames of elsewhere have no storage for it.
        if (location.hostname === 'localhost') localStorage.setItem('cookieConsent', 'denied');
      });
    }
    await use(context);
    // A handler that still waits or fetches would fail the story with 'Target closed' when its page ends.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  // Off, since to prefetch every tab or link takes a second of a core for each page load. Then the browser saves data.
  prefetches: [false, { option: true }],
  problems: [
    async ({ context, baseURL, prefetches }, use) => {
      const known = [baseURL, emulatorUrls.auth, emulatorUrls.firestore, emulatorUrls.storage];
      const isForeign = ({ protocol, origin }: URL) =>
        protocol.startsWith('http') && !known.includes(origin);

      const found: string[] = [];
      const commits: Promise<string[]>[] = [];
      const expected: RegExp[] = [];
      const problems: Problems = {
        found,
        expect: (problem) => expected.push(problem),
        async watch(watched) {
          await setClock(watched);
          if (!prefetches) await saveData(watched);
          watched.on('console', (message) => {
            const { url } = message.location();
            if (message.type() !== 'error' || isLostChannel(message.text(), url)) return;
            if (isBadCommit(message.text(), url)) return;
            found.push(`console: ${message.text()} ${url.split('?')[0]}`);
          });
          watched.on('weberror', (error) => found.push(`exception: ${error.error()}`));
          watched.on('response', (response) => {
            const isBad = isBadCommit(String(response.status()), response.url());
            if (isBad) commits.push(faultOf(response));
          });
          watched.on('requestfailed', (request: Request) => {
            // A page that is left can abort a request that the story answers itself.
            const isUnanswered = request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED';
            if (isUnanswered && isForeign(new URL(request.url()))) {
              found.push(`request: ${request.url()}`);
            }
          });
        },
      };
      await problems.watch(context);
      await use(problems);
      found.push(...(await Promise.all(commits)).flat());
      const surprises = found.filter((problem) => !expected.some((each) => each.test(problem)));
      expect(surprises, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
