import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pageTests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file))
  .filter((file) => /^tests\/(ui|site|admin|start|fake-clinic)\/.*\.test\.tsx$/.test(file));

/** Replaced or reloaded modules would stay for the next file of the worker. */
export const replacesModules = (file: string) =>
  /\bvi\.((do)?mock|resetModules)\(/.test(readFileSync(file, 'utf8'));

export const isolatedPageTests = pageTests.filter(replacesModules);
export const sharedPageTests = pageTests.filter((file) => !replacesModules(file));
