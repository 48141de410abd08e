import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Chunk, chunkGraphFile } from '../../scripts/build/chunk-graph.ts';
import { noticesFile } from '../../scripts/build/third-party-notices.ts';

const chunks: Chunk[] = JSON.parse(readFileSync(chunkGraphFile, 'utf8'));
const notices = readFileSync(join('dist', noticesFile), 'utf8');

const inPages = chunks
  .flatMap(({ modules }) => modules)
  .flatMap((module) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? []);
/** Of the worker that decodes pictures. */
const inWorkers = ['heic-to', 'pako', 'utif2'];

describe('third-party notices', () => {
  it.each([...new Set([...inPages, ...inWorkers])].sort())(
    'name %s, its version and its license',
    (name) => {
      const file = readFileSync(join('node_modules', name, 'package.json'), 'utf8');
      const { version, license } = JSON.parse(file);
      expect(notices.split('\n')).toContain(`${name} ${version} (${license})`);
    },
  );

  it('hold the text of each license', () => {
    const [texts, empty] = [notices.split(`\n${'-'.repeat(80)}\n`), /\)\s*$/];
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => empty.test(text) || text.length < 500)).toEqual([]);
    for (const title of [
      'Apache License',
      'GNU LESSER GENERAL PUBLIC LICENSE',
      'How to Apply These Terms to Your New Programs',
      'SIL OPEN FONT LICENSE',
    ]) {
      expect(notices).toContain(title);
    }
  });

  it('name nothing that visitors and staff do not download', () => {
    expect(notices).not.toMatch(/^(vite|nodemailer|axe-core) /m);
  });

  it('are linked from the terms', () => {
    expect(readFileSync('dist/terms.html', 'utf8')).toContain(`href="/${noticesFile}"`);
  });
});
