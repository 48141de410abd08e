import type { Mutant } from './mutants.ts';
import type { RulesFile } from './rules-tests.ts';

type Equivalent = Pick<Mutant, 'before' | 'after'> & {
  file: RulesFile;
  /** The whole line on which the mutant starts, without indentation. */
  line: string;
  /** Why no request can tell it from the original. */
  reason: string;
};

/** One for each change of the 12 hours of a sign-in. */
const hours = [
  ['<', '<='],
  ['43200000', '43199999'],
  ['43200000', '43200001'],
] as const;

const hourLines: Record<RulesFile, string> = {
  'firestore.rules': '&& request.time.toMillis() - signedInAt < 43200000',
  'storage.rules':
    'return request.time.toMillis() - request.auth.token.auth_time * 1000 < 43200000;',
};

const inFirestore: Omit<Equivalent, 'file'>[] = [
  {
    line: ": !(takesPlace(record) && record.endsAt > request.time) && !isOfHeldLead(record.get('leadId', null));",
    before: '>',
    after: '>=',
    reason: 'They differ for a moment of the server’s clock, which no test can set.',
  },
  {
    line: "return visit.status == 'held' ? visit.heldUntil > request.time",
    before: '>',
    after: '>=',
    reason: 'They differ for a moment of the server’s clock, which no test can set.',
  },
  {
    line: "return request.resource.data.startsAt < request.time + duration.value(731, 'd');",
    before: '<',
    after: '<=',
    reason: 'They differ for a moment of the server’s clock, which no test can set.',
  },
  {
    line: "return leadId != null && exists(pathOf('leads', leadId)) && isOnHold(get(pathOf('leads', leadId)).data);",
    before: 'leadId != null',
    after: 'true',
    reason:
      'The emulator of the tests finds nothing at a path with null; elsewhere such a path may be an error, so the condition stays.',
  },
  {
    line: '&& isText(erasure.recordId, 1, 128)',
    before: '1',
    after: '0',
    reason: 'No document has an empty id.',
  },
  {
    line: "allow delete: if isManager() && isErasable('leads', resource.data)",
    before: 'isManager()',
    after: 'true',
    reason: 'The mark in the stub, of the same commit, comes from managers alone.',
  },
  {
    line: 'allow create, update: if isDesk() && isMove();',
    before: 'isDesk()',
    after: 'true',
    reason:
      'A count moves with its lead in one commit, and the rule of the lead judges the person.',
  },
  {
    line: "return isStampedNow('updatedAt')",
    before: "isStampedNow('updatedAt')",
    after: 'true',
    reason: 'The rule of the lead, in the same commit, asks for this time.',
  },
  {
    line: "&& isErasedNow('leads', leadId) && isCounted();",
    before: "isErasedNow('leads', leadId)",
    after: 'true',
    reason: 'The counts, which the next condition asks for, ask for the mark themselves.',
  },
  {
    line: "&& entry.kind == 'hold'",
    before: "entry.kind == 'hold'",
    after: 'true',
    reason: 'No other kind of entry below a request has a reason, which the next lines compare.',
  },
  {
    line: "&& entry.kind == 'sooner'",
    before: "entry.kind == 'sooner'",
    after: 'true',
    reason: 'No other kind of entry below a request has `wants`, which the next line compares.',
  },
  {
    line: "&& areCounts([item.get('fileSize', 0), item.get('width', 0), item.get('height', 0)]);",
    before: '0',
    after: '1',
    reason: 'The number stands in for a missing field, and both are counts.',
  },
  {
    line: 'return isDemo() || getAfter(path) == null;',
    before: 'getAfter(path) == null',
    after: 'false',
    reason:
      'The emulator of the tests has a demo project alone; tests/rules/deletions.test.ts tries it on Google’s.',
  },
];

/** Mutants that allow and deny what the rules do, or differ in a moment that no test can hit. */
export const equivalentMutants: Equivalent[] = [
  ...Object.entries(hourLines).flatMap(([file, line]) =>
    hours.map(([before, after]) => ({
      file: file as RulesFile,
      line,
      before,
      after,
      reason: 'They differ for a millisecond of the server’s clock, which no test can set.',
    })),
  ),
  ...inFirestore.map((mutant) => ({ ...mutant, file: 'firestore.rules' as const })),
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
