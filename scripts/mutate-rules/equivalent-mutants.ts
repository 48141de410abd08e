import type { Mutant } from './mutants.ts';
import type { RulesFile } from './rules-tests.ts';

type Equivalent = Pick<Mutant, 'before' | 'after'> & {
  file: RulesFile;
  /** The whole line on which the mutant starts, without indentation. */
  line: string;
  /** Why no request can tell it from the original. */
  reason: string;
};

/** Mutants that allow and deny exactly what the rules do. */
export const equivalentMutants: Equivalent[] = [
  ...['fileSize', 'width', 'height'].map((field) => ({
    file: 'firestore.rules' as const,
    line: `&& isCount(item.get('${field}', 0))`,
    before: '0',
    after: '1',
    reason: 'The number stands in for a missing field, and both are counts.',
  })),
  {
    file: 'storage.rules',
    line: 'allow create: if isFolder() && isWriter() && resource == null && isSafeName() && isAcceptedFile();',
    before: 'resource == null',
    after: 'true',
    reason:
      'An overwrite is an update, which nothing allows, in production and on the emulator of the tests; Google’s emulator alone takes it for a create.',
  },
];

/** The listed entry of a mutant of this file; `rules` is the text before the change. */
export function listedAsEquivalent(
  file: RulesFile,
  rules: string,
  { line, before, after }: Mutant,
): Equivalent | undefined {
  const text = rules.split('\n')[line - 1]?.trim();
  return equivalentMutants.find(
    (known) =>
      known.file === file &&
      known.line === text &&
      known.before === before &&
      known.after === after,
  );
}
