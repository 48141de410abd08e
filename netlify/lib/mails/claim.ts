import { storedDate, storedMap } from '#domain/stored-value.ts';
import { currentTime } from '../environment/clock.ts';
import {
  batchGet,
  commit,
  isConflict,
  type StoredDocument,
  type Write,
} from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';

/** Milliseconds, longer than a run takes. After it, the mails of an interrupted run are free again. */
const claimMs = 90_000;

const attempts = 3;

/** 'busy': another run is sending them. 'idle': nothing is to be sent. */
export type Claim<Subject> = { is: 'claimed' | 'busy' | 'idle'; subject: Subject };

type Claimable<Subject> = {
  /** The document's map that notes its mails. */
  map: 'notify' | 'mail' | 'offer';
  /** Fields of the map that hold the end of the claim, claimedUntil among them. */
  untilFields: readonly string[];
  /** What the document is about, and whether mails are to be sent; null for an unreadable one. */
  read: (stored: StoredDocument) => { subject: Subject; isLeft: boolean } | null;
  /** Stored with the claim: who asked for it. */
  entryOf?: (subject: Subject) => Write | null;
};

/**
 * Claims the mails of a document for this run: of simultaneous runs, one write succeeds. null when there is no such
 * document.
 *
 * Mails are sent at least once. A run that ends between sending and noting it (or whose note is lost) leaves them
 * due; a later run sends them again with the same Message-ID. Noting first could lose a person's only mail.
 * Throws FirestoreError.
 */
export async function claim<Subject>(
  name: string,
  { map, untilFields, read, entryOf = () => null }: Claimable<Subject>,
): Promise<Claim<Subject> | null> {
  const claimedUntil = ({ fields }: StoredDocument) =>
    storedDate(storedMap(fromFields(fields)[map])?.claimedUntil)?.getTime() ?? 0;

  for (let attempt = 1; ; attempt++) {
    const stored = await find(name);
    const found = stored && read(stored);
    if (!found) return null;
    const { subject, isLeft } = found;
    const now = currentTime().getTime();
    if (!isLeft) return { is: 'idle', subject };
    if (claimedUntil(stored) > now) return { is: 'busy', subject };

    const until = new Date(now + claimMs);
    const marks = Object.fromEntries(untilFields.map((field) => [field, until]));
    const write = {
      update: { name, fields: toFields({ [map]: marks }) },
      updateMask: { fieldPaths: untilFields.map((field) => `${map}.${field}`) },
      currentDocument: { updateTime: stored.updateTime },
    };
    try {
      await commit([write, entryOf(subject) ?? []].flat());
      return { is: 'claimed', subject };
    } catch (error) {
      if (isConflict(error) && attempt < attempts) continue;
      // The write may be stored although its response got lost.
      const after = isConflict(error) ? null : await find(name);
      if (after && claimedUntil(after) === until.getTime()) return { is: 'claimed', subject };
      throw error;
    }
  }
}

async function find(name: string): Promise<StoredDocument | undefined> {
  return (await batchGet([name])).found.get(name);
}
