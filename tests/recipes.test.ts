import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { type Files, follow, recipes } from './recipes.ts';

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
);
const host = ts.createCompilerHost(options);
const parsed = new Map<string, ts.SourceFile | undefined>();
let program: ts.Program | undefined;

/** What `npx tsc` would say about the files that somebody made or changed. */
function mistakesIn(files: Files): string[] {
  const code = [...files].filter(([file]) => /\.tsx?$/.test(file));
  const changed = new Map(code.map(([file, text]) => [resolve(file), text]));
  program = ts.createProgram({
    rootNames: [...changed.keys()],
    options: { ...options, incremental: false, tsBuildInfoFile: undefined },
    oldProgram: program,
    host: {
      ...host,
      // Also of a folder that a recipe makes.
      directoryExists: () => true,
      fileExists: (file) => changed.has(file) || host.fileExists(file),
      readFile: (file) => changed.get(file) ?? host.readFile(file),
      getSourceFile(file, language) {
        const text = changed.get(file);
        if (text !== undefined) return ts.createSourceFile(file, text, language);
        if (!parsed.has(file)) parsed.set(file, host.getSourceFile(file, language));
        return parsed.get(file);
      },
    },
  });
  return [...changed.keys()].flatMap((file) => {
    const source = program?.getSourceFile(file);
    if (!program || !source) throw new Error(`${file} is not read`);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ start = 0, messageText }) => {
      const { line } = source.getLineAndCharacterOfPosition(start);
      const said = ts.flattenDiagnosticMessageText(messageText, '\n');
      return `${file.slice(process.cwd().length + 1)}:${line + 1} ${said}`;
    });
  });
}

it.each(recipes)('%s compiles where it is followed', (recipe) => {
  expect(mistakesIn(follow([recipe]))).toEqual([]);
});
