import { describe, expect, it } from 'vitest';
import type { FunctionName } from '../data.ts';
import { accountCases } from './account-cases.ts';
import type { Case, Cases } from './case.ts';
import { fileCases } from './file-cases.ts';
import { importCases } from './import-cases.ts';
import { leadCases } from './lead-cases.ts';
import { otherCases } from './other-cases.ts';
import { personCases } from './person-cases.ts';
import { pictureCases } from './picture-cases.ts';
import { postCases } from './post-cases.ts';
import { reviewCases } from './review-cases.ts';
import { templateCases } from './template-cases.ts';
import { trailCases } from './trail-cases.ts';
import { visitCases } from './visit-cases.ts';

/** These ask the form function, which the tests of the mails do, or the website's host. */
type Names = Exclude<
  FunctionName,
  | 'sendMails'
  | 'sendVisitMail'
  | 'offerTime'
  | 'sendTestMail'
  | 'addSampleContent'
  | 'readLaunchState'
>;

const contract: Record<Names, Cases[string]> = {
  ...accountCases,
  ...fileCases,
  ...importCases,
  ...leadCases,
  ...personCases,
  ...pictureCases,
  ...postCases,
  ...reviewCases,
  ...templateCases,
  ...trailCases,
  ...visitCases,
  ...otherCases,
};

const nameOf = ({ name, code }: Error & { code?: unknown }) =>
  name === 'FirebaseError' || name === 'WriteError' ? code : name;

async function answerOf(each: Case): Promise<unknown> {
  let answer: unknown;
  for (const call of each.slice(0, -1) as (() => unknown)[]) answer = await call();
  return answer;
}

/** Asks the data layer that `#data` is in this project. Before each case, the documents of documents.ts are stored. */
export function testContract(): void {
  describe.each(Object.entries(contract))('%s', (_, cases) => {
    it.each(Object.entries(cases))('%s', async (_, each) => {
      expect(await answerOf(each).catch(nameOf)).toEqual(each.at(-1));
    });
  });
}
