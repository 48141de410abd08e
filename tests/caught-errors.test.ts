import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readMessages, reportersIn, silentCatches } from './caught-errors.ts';
import { filesIn } from './files-in.ts';

const files = filesIn(['src/admin', 'src/data', 'src/site', 'src/start']);

it('no catch of back office, data and website drops an error', () => {
  const silent = files.flatMap((file) =>
    silentCatches(file, readFileSync(file, 'utf8')).map((place) => `${file}:${place}`),
  );
  expect(silent).toEqual([]);
});

it('no catch of back office, data and website reads the message of an error', () => {
  const found = files.flatMap((file) =>
    readMessages(file, readFileSync(file, 'utf8')).map((place) => `${file}:${place}`),
  );
  // A-STATS-15 asks for it.
  expect(found).toEqual(['src/admin/features/analytics/load-analytics.ts:12: error.message']);
});

it.each([
  'try { a(); } catch (error) { toast.error(error.message); }',
  'try { a(); } catch (error) { return (error as Error).message; }',
  'try { a(); } catch (error) { const { message, cause } = error as Error; }',
  'try { a(); } catch (error) { toast.error(String(error)); }',
  `try { a(); } catch (error) { toast.error(\`Failed: \${error}\`); }`,
  'void a().catch((cause) => toast.error(cause.message));',
])('an error’s message is found in %s', (text) => {
  expect(readMessages('a.ts', text)).toHaveLength(1);
});

it.each([
  ['src/admin/shared/forms/failure-text.ts', 'failureText'],
  ['src/data/account/auth-errors.ts', 'authFailure'],
  ['src/admin/features/posts/saving/save-errors.ts', 'failureErrors'],
])('%s: %s reports', (file, name) => {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  expect([...reportersIn(source)]).toContain(name);
});

describe('the rule', () => {
  it.each([
    ['no binding', 'try { a(); } catch { return null; }'],
    ['a binding that goes into words', 'try { a(); } catch (error) { toast.error("Failed"); }'],
    ['a comment without a reason', 'try { a(); } catch {\n// Nothing to do.\n}'],
    ['an empty handler', 'void a().catch(() => {});'],
    ['a handler of another name', 'void a().catch(giveUp);'],
    ['the second handler of then', 'void a().then(show, () => null);'],
    ['a reporter that is only mentioned', 'try { a(); } catch { later = report; }'],
    ['a comment at another statement', '// Harmless: done.\nb();\nvoid a().catch(() => {});'],
  ])('refuses %s', (_, text) => {
    expect(silentCatches('a.ts', text)).toHaveLength(1);
  });

  it.each([
    ['a report', 'try { a(); } catch (error) { report(error, "Not saved"); }'],
    ['a rethrow', 'try { a(); } catch (error) { if (isMissing(error)) return null; throw error; }'],
    ['a reason', 'try { a(); } catch {\n  // Harmless: files left over hurt nobody.\n}'],
    ['a reason above a handler', '// Harmless: the page asks again.\nvoid a().catch(() => {});'],
    [
      'a function of the file that reports',
      'const told = (error) => report(error, "x");\nfunction refusal(error) { return told(error); }\ntry { a(); } catch (error) { refusal(error); }',
    ],
  ])('accepts %s', (_, text) => {
    expect(silentCatches('a.ts', text)).toEqual([]);
  });
});
