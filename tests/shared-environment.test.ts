import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folders = ['tests/emulator', 'tests/rules', 'tests/netlify'];

it('no helper of the database tests has hooks of its own: they would run in the first file that imports it', () => {
  const helpers = folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const withHooks = helpers.filter((file) =>
    /^(before|after)(All|Each)\(/m.test(readFileSync(file, 'utf8')),
  );
  expect(withHooks).toEqual([]);
});
