import type { Author } from '#domain/account/author.ts';
import { mergeRefusal, type Person } from '#domain/people/person.ts';
import { serverTimestamp } from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { logChange } from '../trail/log-change.ts';
import { changePerson } from './join-person.ts';
import { personAt, personIn, readGroup } from './persons.ts';

/** Merges a person into another, or null: apart again. Throws 'changed' when they aren't merged into `seen`. */
async function setMergedInto(
  id: string,
  to: string | null,
  by: Author,
  seen: string | null,
): Promise<void> {
  await transact(async (transaction) => {
    const [stored, target] = await Promise.all(
      [id, to].map((each) => each && transaction.get(personAt(each))),
    );
    const person = stored ? personIn(stored) : null;
    if (!stored || !person) throw new WriteError('gone');
    if (person.mergedInto === to) return;
    if (person.mergedInto !== seen) throw new WriteError('changed', person);
    const into = target ? personIn(target) : null;
    if (to !== null && (!into || into.isErased)) throw new WriteError('gone');
    if (into && into.mergedInto !== null) throw new WriteError('changed', into);
    const change = { kind: 'merge', from: person.mergedInto, to } as const;
    const logged = logChange(transaction, stored.ref, change, by);
    transaction.update(stored.ref, { mergedInto: to, ...logged, updatedAt: serverTimestamp() });
  });
}

/**
 * One write, which undoMerge takes back at any time: requests and visits stay as they are. Throws 'changed' when one of
 * the two is merged already, and 'too-long' when the chain of merges is.
 */
export async function mergePersons(from: string, into: string, by: Author): Promise<void> {
  const groups = await Promise.all([from, into].map(readGroup));
  const known = new Map(groups.flatMap((group) => group ?? []).map((each) => [each.id, each]));
  const [one, other] = [known.get(from), known.get(into)];
  if (!one || !other) throw new WriteError('gone');
  if (mergeRefusal(one, other, known) === 'too-long') throw new WriteError('too-long');
  await setMergedInto(from, into, by, null);
}

/** Takes back the merge into `from`. Throws 'changed' when a colleague has merged them into somebody else since. */
export async function undoMerge(id: string, from: string, by: Author): Promise<void> {
  await setMergedInto(id, null, by, from);
}

/** Notes that two aren't one: nobody asks again. */
export async function noteNotSame(
  { id, notSame }: Person,
  other: string,
  by: Author,
): Promise<void> {
  await changePerson(id, { notSame: [...notSame, other] }, by, { notSame });
}
