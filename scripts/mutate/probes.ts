import type { CodeMutant } from './code-mutants.ts';

/**
 * The text of the mutants' file with probes (report-reached.ts reads them): a function that contains a mutant adds
 * the mutant's number to `ranMutants` when it runs; a module with a mutant outside functions adds it to
 * `loadedMutants`.
 */
export function withProbes(text: string, mutants: Map<number, CodeMutant>): string {
  const inserts = [...mutants].flatMap(([number, { body }]) => {
    if (!body) return [{ at: 0, insert: `${probe('loadedMutants', number)};` }];
    const ran = probe('ranMutants', number);
    if (body.isBlock) return [{ at: body.start + 1, insert: `${ran};` }];
    return [
      { at: body.start, insert: `(${ran}, ` },
      { at: body.end, insert: ')' },
    ];
  });
  return inserts
    .sort((one, other) => other.at - one.at)
    .reduce((code, { at, insert }) => code.slice(0, at) + insert + code.slice(at), text);
}

const probe = (set: string, number: number) => `(globalThis.${set} ??= new Set()).add(${number})`;
