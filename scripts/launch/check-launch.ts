import { readFileSync } from 'node:fs';
import { guidePath } from '#domain/clinic/pip-guide.ts';
import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { readSite } from '../build/read-facts.ts';
import { isDemo } from '../local/local-env.ts';
import { agreements, signUp } from './agreements.ts';
import { hidesAccounts } from './hides-accounts.ts';
import { launchProblems } from './launch-problems.ts';
import { lawFacts } from './law-facts.ts';
import { seesFunctions, type Variables } from './variable-problems.ts';

/**
 * Throws an error with one sentence for each reason why the website of this project is not ready for patients, or
 * when its facts can't be read. Returns what to say in the log. A demo is always ready.
 */
export async function checkLaunch(env: Variables): Promise<string> {
  const projectId = env.VITE_FIREBASE_PROJECT_ID;
  if (!projectId) {
    throw new Error('VITE_FIREBASE_PROJECT_ID is not set. A demo has an id that starts with demo-');
  }
  if (isDemo(projectId)) return `${projectId} is a demo: no launch check.`;
  const [site, isHidden] = await Promise.all([
    readSite().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : error;
      throw new Error(`The clinic’s facts in ${projectId} can’t be read: ${reason}`);
    }),
    hidesAccounts(env.VITE_FIREBASE_API_KEY ?? ''),
  ]);
  const problems = launchProblems({
    today: clinicDate(new Date()),
    env,
    clinic: site.clinic,
    pages: {
      staff: site.staff,
      reviews: site.reviews,
      isSampleText,
      guide: readFileSync(`public${guidePath}`, 'latin1'),
    },
    papers: { lawFacts, agreements, signUp },
    hidesAccounts: isHidden,
  });
  const unknown = [
    isHidden === null && 'Firebase did not say whether email enumeration protection is on.',
    !seesFunctions(env) && 'The variables of the functions can’t be seen here.',
  ].filter((sentence) => typeof sentence === 'string');
  if (problems.length > 0) {
    throw new Error(
      [`The website of ${projectId} is not ready for patients:`, ...problems, ...unknown].join(
        '\n- ',
      ),
    );
  }
  return [`The website of ${projectId} is ready for patients.`, ...unknown].join('\n- ');
}
