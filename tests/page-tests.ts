import { readFileSync } from 'node:fs';
import { filesIn } from './files-in.ts';

const folders = ['ui', 'site', 'admin', 'start', 'fake-clinic'].map((name) => `tests/${name}`);
const pageTests = filesIn(folders, /\.test\.tsx$/);

/** Replaced or reloaded modules would stay for the next file of the worker. */
export const replacesModules = (file: string) =>
  /\bvi\.((do)?mock|resetModules)\(/.test(readFileSync(file, 'utf8'));

export const isolatedPageTests = pageTests.filter(replacesModules);
export const sharedPageTests = pageTests.filter((file) => !replacesModules(file));
