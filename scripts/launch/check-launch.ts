import { readFileSync } from 'node:fs';
import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { readSite } from '../build/read-facts.ts';
import { isDemo } from '../local/local-env.ts';
import { reasonOf } from '../local/run-command.ts';
import { guideWords } from '../pip-guide/guide-words.ts';
import { isEnglishOnly, translations } from '../translations/signed-words.ts';
import { agreements, measuring, signUp } from './agreements.ts';
import { hidesAccounts } from './hides-accounts.ts';
import { launchProblems, type Project, projectProblems } from './launch-problems.ts';
import { lawFacts } from './law-facts.ts';
import { readLiveRecord, siteOfRebuild } from './live-record.ts';
import { lawFactsDue } from './paper-problems.ts';
import { seesFunctions, type Variables, variableProblems } from './variable-problems.ts';

type LaunchCheck = {
  text: string;
  /** Reasons why the website is not ready for patients; null if nobody could judge. */
  problems: number | null;
  /** What somebody has to mend or to check soon, for the back office. No variable is named: build.json is public. */
  reasons: string[];
  /** Whether the website of a real clinic has passed the check, now or earlier. */
  isLaunched: boolean;
};

/**
 * Throws an error with one sentence for each reason why the website of this project is not ready for patients, or
 * when its facts can't be read. A demo is always built: its verdict has the reasons. So is a website that was live,
 * when staff ask for a build: they can't mend what only a developer can, and patients need the new phone number.
 */
export async function checkLaunch(env: Variables): Promise<LaunchCheck> {
  const projectId = env.VITE_FIREBASE_PROJECT_ID;
  if (!projectId) {
    const title = 'There is no project. A demo has an id that starts with demo-. A real one needs:';
    throw new Error(inLines(title, projectProblems(projectOf(env, null))));
  }
  if (isDemo(projectId)) return judgeDemo(projectId, env);
  const isHidden = await hidesAccounts(env.VITE_FIREBASE_API_KEY ?? '');
  const { problems, unread } = await problemsOf(env, isHidden);
  const due = lawFactsDue(lawFacts, clinicDate(new Date()));
  const notes = [
    isHidden === null && 'Firebase did not say whether email enumeration protection is on.',
    !seesFunctions(env) && 'The variables of the functions can’t be seen here.',
    isEnglishOnly(projectId) && 'Nobody has signed the Spanish, so no page leads to it.',
  ].filter((sentence) => typeof sentence === 'string');
  const notReady = `The website of ${projectId} is not ready for patients:`;
  if (unread) throw new Error(inLines(notReady, [unread], problems, due, notes));
  if (problems.length === 0) {
    const text = inLines(`The website of ${projectId} is ready for patients.`, due, notes);
    return { text, problems: 0, reasons: due, isLaunched: true };
  }
  const isRebuilt = await isRebuildOfLaunched(env);
  const title = isRebuilt
    ? `The website of ${projectId} was live, so the changes of staff are built. To mend:`
    : notReady;
  const text = inLines(title, problems, due, notes);
  if (!isRebuilt) throw new Error(text);
  const ofVariables = variableProblems(env);
  const shown = problems.filter((problem) => !ofVariables.includes(problem));
  return { text, problems: problems.length, reasons: [...shown, ...due], isLaunched: true };
}

/** false if the live website can't be asked. */
async function isRebuildOfLaunched(env: Variables): Promise<boolean> {
  const site = siteOfRebuild(env);
  if (!site) return false;
  try {
    return (await readLiveRecord(site)).isLaunched === true;
  } catch (error) {
    console.log(`Whether the website was live isn’t known: ${reasonOf(error)}`);
    return false;
  }
}

const ofDemo = { reasons: [], isLaunched: false };

/** Firebase is not asked, since it serves no such project. */
async function judgeDemo(projectId: string, env: Variables): Promise<LaunchCheck> {
  const { problems, unread } = await problemsOf(env, null);
  if (unread) {
    return {
      ...ofDemo,
      text: `${projectId} is a demo: no launch check. ${unread}`,
      problems: null,
    };
  }
  const title = `${projectId} is a demo, so it is built. The build of a real clinic fails:`;
  return { ...ofDemo, text: inLines(title, problems), problems: problems.length };
}

const projectOf = (env: Variables, isHidden: boolean | null): Project => ({
  today: clinicDate(new Date()),
  env,
  papers: { isSampleText, lawFacts, agreements, signUp, measuring, translations: translations() },
  hidesAccounts: isHidden,
});

/** unread: why facts and pages could not be judged. */
async function problemsOf(
  env: Variables,
  isHidden: boolean | null,
): Promise<{ problems: string[]; unread: string | null }> {
  const project = projectOf(env, isHidden);
  try {
    const { clinic, ...pages } = await readSite();
    const guides = { en: printed(guideWords.en.guidePath), es: printed(guideWords.es.guidePath) };
    return {
      problems: launchProblems({ ...project, clinic, pages: { ...pages, guides } }),
      unread: null,
    };
  } catch (error) {
    const unread = `The clinic’s facts in ${env.VITE_FIREBASE_PROJECT_ID} can’t be read: ${reasonOf(error)}`;
    return { problems: projectProblems(project), unread };
  }
}

const printed = (path: string) => readFileSync(`public${path}`, 'latin1');

const inLines = (title: string, ...lines: string[][]) => [title, ...lines.flat()].join('\n- ');
