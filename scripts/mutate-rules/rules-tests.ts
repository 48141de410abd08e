import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { projectId } from '../local/local-env.ts';

export const rulesFiles = ['firestore.rules', 'storage.rules'] as const;
export type RulesFile = (typeof rulesFiles)[number];

export type RulesVerdict = 'caught' | 'survived' | 'invalid';

export type RulesTests = {
  /** Runs the tests against this text instead of the file until one fails. */
  judge: (file: RulesFile, rules: string) => Promise<RulesVerdict>;
  close: () => Promise<void>;
};

/** The rules tests, loaded once; they need the emulators. names: parts of the names of files; without them all. */
export async function openRulesTests(names?: string[]): Promise<RulesTests> {
  const folder = resolve('node_modules/.cache/mutate-rules');
  mkdirSync(folder, { recursive: true });
  // Read by tests/rules/environment.ts.
  process.env.RULES_FOLDER = folder;

  const vitest = await createVitest('test', {
    project: ['rules'],
    watch: false,
    bail: 1,
    // Quicker to start than processes.
    pool: 'threads',
    reporters: [{}],
  });
  // The test that caught the last mutant often catches the next.
  let order = await vitest.globTestSpecifications(names);

  return {
    async judge(file, rules) {
      for (const other of rulesFiles) writeFileSync(join(folder, other), original(other));
      if (!(await isAccepted(file, rules))) return 'invalid';
      writeFileSync(join(folder, file), rules);
      for (const specification of order.filter(concerns(file))) {
        await vitest.runTestSpecifications([specification]);
        if (!hasFailed(specification.testModule)) continue;
        order = [specification, ...order.filter((other) => other !== specification)];
        return 'caught';
      }
      return 'survived';
    },
    close: () => vitest.close(),
  };
}

const concerns = (file: RulesFile) => (specification: TestSpecification) =>
  (file === 'storage.rules') === (basename(specification.moduleId) === 'storage.test.ts');

function original(file: RulesFile): string {
  return readFileSync(file, 'utf8');
}

/** A failure to run the tests at all must not count as a caught mutant. */
function hasFailed(testModule: TestModule | undefined): boolean {
  if (!testModule) throw new Error('The tests did not run.');
  const [error] = testModule.errors();
  if (error) throw new Error(`${testModule.moduleId} did not run: ${error.message}`);
  return !testModule.ok();
}

async function isAccepted(file: RulesFile, rules: string): Promise<boolean> {
  const { firestore, storage } = firebaseJson.emulators;
  try {
    const environment = await initializeTestEnvironment(
      file === 'firestore.rules'
        ? { projectId, firestore: { ...firestore, rules } }
        : { projectId, storage: { ...storage, rules } },
    );
    await environment.cleanup();
    return true;
  } catch (error) {
    // fetch throws it when an emulator does not answer.
    if (error instanceof TypeError) throw error;
    return false;
  }
}
