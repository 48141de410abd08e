import { readFileSync, writeFileSync } from 'node:fs';
import { readCsv } from '#domain/people/csv-file.ts';
import { byteOrderMark, csvRows } from '#domain/text/csv.ts';
import { runCommand } from './local/run-command.ts';
import { sheetColumns, sheetRows, withSheet } from './translations/sheet.ts';
import {
  fileOf,
  translationProblems,
  translations,
  wordModules,
} from './translations/signed-words.ts';

// npm run translations -- list | export FILE | import FILE
const [act, file = 'translations.csv'] = process.argv.slice(2);

const read = (path: string) => readFileSync(path, 'utf8');

/** What a signature holds, and what is not signed. */
function list(): void {
  for (const { name, en, es, second } of translations()) {
    const who = second ? `translator and reviewer (${second})` : 'translator';
    console.log(`${name}: en '${en}', es '${es}', ${who}`);
  }
  console.log(translationProblems(translations()).join('\n') || 'Everything is signed.');
}

function exportSheet(): void {
  const rows = wordModules().flatMap((name) =>
    sheetRows(name, read(fileOf('en', name)), read(fileOf('es', name))),
  );
  const cells = rows.map((row) => sheetColumns.map((column) => `${row[column]}`));
  writeFileSync(file, byteOrderMark + csvRows([[...sheetColumns], ...cells]));
  console.log(`${file}: ${rows.length} texts`);
}

function importSheet(): void {
  const answer = readCsv(readFileSync(file));
  if (!answer.ok) throw new Error(answer.why);
  const [head = [], ...rows] = answer.table.rows;
  const column = (name: (typeof sheetColumns)[number]) => {
    if (!head.includes(name)) throw new Error(`${file} has no column '${name}'.`);
    return head.indexOf(name);
  };
  const [module, key, spanish] = [column('module'), column('key'), column('spanish')];
  // csvRows guards a cell that a spreadsheet would run.
  const plain = (cell = '') => cell.replace(/^'(?=[=+\-@])/, '');
  const problems = wordModules().flatMap((name) => {
    const own = rows
      .filter((row) => row[module] === name)
      .map((row) => ({ module: name, key: row[key] ?? '', spanish: plain(row[spanish]) }));
    const changed = withSheet(read(fileOf('es', name)), own);
    writeFileSync(fileOf('es', name), changed.code);
    return changed.problems;
  });
  console.log('Next: npx biome check --write src/words, npx tsc, and look at the pages.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

await runCommand(async () => {
  const acts: Record<string, () => void> = { list, export: exportSheet, import: importSheet };
  const run = acts[act ?? ''];
  if (!run) throw new Error('Say list, export FILE or import FILE.');
  run();
});
