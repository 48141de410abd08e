import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChildGroup } from '../../scripts/local/child-group.ts';
import { startEmulators } from '../../scripts/local/emulators.ts';
import { recipesStack } from '../../scripts/local/stacks.ts';
import { follow, recipes } from '../recipes.ts';

/** What tests read of the project, beside its packages. */
const project = [
  ...['netlify', 'scripts', 'src', 'tests', 'docs/how-to'],
  ...['firebase.json', 'firestore.indexes.json', 'firestore.rules', 'storage.rules'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'netlify.toml'],
  ...['biome.json', '.gitignore', '.env.example', 'SECURITY.md'],
];

/** They say what a recipe forgot. */
const structure = ['access', 'collections', 'functions'].map((name) => `tests/${name}.test.ts`);

/** Not in node_modules, where vitest runs nothing. */
const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
let emulators: ChildGroup;

beforeAll(async () => {
  emulators = await startEmulators('emulator', recipesStack);
});

afterAll(async () => {
  await emulators.stop();
  rmSync(folder, { recursive: true });
});

/** What a tool of the project says in the copy if it fails; else ''. */
function complaints(tool: string, args: string[]): Promise<string> {
  const env = { ...process.env, STACK: `${recipesStack}`, NO_COLOR: '1' };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join('node_modules', tool), ...args],
      { cwd: folder, env },
      (error, out, errors) => done(error ? `${out}${errors}`.slice(-4000) : ''),
    );
  });
}

const isTest = /\.test\.tsx?$/;
const kinds = ['unit', 'unit-domain', 'rules', 'emulator', 'pages'];

const hasTests = (recipe: string) => [...follow([recipe]).keys()].some((file) => isTest.test(file));

// Each alone compiles (tests/recipes.test.ts). Here somebody has followed all of them, but for those that make a part of a
// change, without its tests.
it('what the recipes make is formatted, and passes its tests', async () => {
  for (const path of project) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const made = follow(recipes.filter(hasTests));
  for (const [file, text] of made) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const code = [...made.keys()].filter((file) => /\.tsx?$/.test(file));
  const tests = code.filter((file) => isTest.test(file));
  expect(await complaints('@biomejs/biome/bin/biome', ['check', ...code])).toBe('');
  const projects = kinds.map((kind) => `--project=${kind}`);
  const args = ['run', ...projects, ...structure, ...tests];
  expect(await complaints('vitest/vitest.mjs', args)).toBe('');
});
