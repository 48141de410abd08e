import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../files-in.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const sheets = filesIn('dist/assets', /\.css$/);
const staffSheet = /staff|admin|schedule/;
const siteStyles = sheets.filter((file) => !staffSheet.test(file)).map(read);
const allStyles = sheets.map(read);

/** The selector of a class, with escapes as in a style sheet. */
const selectorOf = (name: string) =>
  `.${name.replace(/[^\w-]/g, '\\$&').replace(/^\d/, (digit) => `\\3${digit} `)}`;

const classesIn = (file: string) =>
  [...read(file).matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));

// Tailwind reads only the folders in @source of src/ui/styles.
it.each([
  ['src/ui', allStyles],
  ['src/ui/forms', siteStyles],
  ['src/ui/loading', siteStyles],
  ['src/site', siteStyles],
  ['src/start', siteStyles],
  ['src/admin', allStyles],
])('every class in %s has a rule', (folder, styles) => {
  const unknown = filesIn(folder, /^(?!src\/ui\/specimens).*\.tsx$/).flatMap((file) =>
    classesIn(file)
      .filter((name) => name && !styles.some((sheet) => sheet.includes(selectorOf(name))))
      .map((name) => `${name} in ${file}`),
  );
  expect(unknown).toEqual([]);
});

it('the website stays light in a browser that darkens pages by itself', () => {
  expect(siteStyles.join('')).toMatch(/color-scheme:(?:light only|only light)/);
});

// Such a rule renews the styles of all that an element holds when another is added or taken away beside it: anywhere, for
// any element. Tailwind's group-last: and its like are written so.
it('no rule asks for all that the last, the first or another element in order holds', () => {
  const rules = /[^{},]*:(?:first|last|only|nth)[\w-]*(?:\([^)]*\))? \*[^{},]*/g;
  expect(allStyles.flatMap((sheet) => sheet.match(rules) ?? [])).toEqual([]);
});
