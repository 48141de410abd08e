import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from './files-in.ts';
import { exceptions, otherWaysToWrite, writesIn } from './ways-to-write.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const files = filesIn('src/admin');
const writes = new Set(filesIn('src/data').flatMap((file) => writesIn(file, read(file))));

it('the back office writes data in the one way of the guide', () => {
  expect(files.flatMap((file) => otherWaysToWrite(file, read(file), writes))).toEqual([]);
});

it('knows the writes of the data layer by their author', () => {
  expect([...writes]).toEqual(
    expect.arrayContaining(['saveReview', 'changeVisit', 'saveTemplate', 'deletePost']),
  );
});

it('lists only exceptions that exist', () => {
  const names = files.map((file) => file.replace(/^.*\//, ''));
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([]);
});

describe('the rule', () => {
  const write = "import { saveX } from '#data/x.ts';\n";

  it.each([
    ['a write by hand', `${write}try { await saveX(x, by); } catch (error) {}`, 'saveX'],
    ['words by hand', "import { failureText } from '../failure-text.ts';", 'save'],
    ['a draft dropped by hand', "import { storedDraft } from '../use-draft.ts';", 'saveAction'],
    ['publishing by hand', "import { publisher } from '../publisher.ts';", 'publishes'],
    ['a fetcher', "import { useFetcher } from 'react-router-dom';", 'useSavedForm'],
    ['the data of an action', "import { useActionData } from 'react-router-dom';", 'usePageForm'],
  ])('refuses %s', (_, text, advice) => {
    const found = otherWaysToWrite('src/admin/x/x-page.tsx', text, new Set(['saveX']));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(advice);
    expect(found[0]).toContain('docs/how-to/write-data.md');
  });

  it.each([
    ['save', `${write}save(post, { write: (x) => saveX(x, post.by), failed: 'No' });`],
    ['a method', `${write}save({ async write() { await saveX(x, by); }, failed: 'No' });`],
    ['several', `${write}saveEach(items, { write: (x) => saveX(x, by), failed: () => 'No' });`],
    [
      'types',
      "import type { publisher } from '../publisher.ts';".replace('publisher }', 'Stage }'),
    ],
  ])('accepts %s', (_, text) => {
    expect(otherWaysToWrite('src/admin/x/x-page.tsx', text, new Set(['saveX']))).toEqual([]);
  });
});

it('the guide exists', () => {
  expect(existsSync('docs/how-to/write-data.md')).toBe(true);
});
