import type { Clinic } from '#domain/clinic/clinic.ts';
import { erasureId } from '#domain/trail/erasure.ts';
import { batchGet, commit, documentName, FirestoreError } from '../firestore/firestore-rest.ts';
import { personOfRequest } from '../people/person-of-request.ts';
import { clinicDocument, clinicIn } from '../read-clinic.ts';
import { findDuplicate } from './duplicates.ts';
import { holdsAnswers, leadDocument, leadWrites, type SubmittedLead } from './lead-document.ts';
import { cooldownWrite, isCooling } from './submission-cooldown.ts';

/**
 * 'repeated': this id already holds these answers. 'taken': it holds other answers, or its request was erased.
 * 'cooling': this visitor sent another request just now. The facts of the clinic come with the same read.
 */
export type StoreOutcome = { is: 'stored' | 'repeated' | 'taken' | 'cooling'; clinic: Clinic };

/** Reads before giving up when other writers keep changing the documents. */
const attempts = 3;

/** A request without what storeLead finds out by itself. */
export type RequestToStore = Omit<SubmittedLead, 'duplicateOf' | 'personId'>;

/**
 * Stores and counts the lead, joins or adds its person, and starts the sender's cooldowns, in one atomic write. Its
 * preconditions hold only if none changed since the read, so of any number of simultaneous posts exactly one is stored. `admit` is called once,
 * when nothing stored prevents the write, and refuses by throwing. Throws FirestoreError.
 */
export async function storeLead(
  submitted: RequestToStore,
  cooldowns: readonly string[],
  admit: () => Promise<void>,
): Promise<StoreOutcome> {
  const name = leadDocument(submitted.id);
  const erasure = erasureDocument(submitted.id);
  let duplicate: Promise<string | null> | undefined;
  for (let attempt = 1; ; attempt++) {
    const { found, readTime } = await batchGet([name, erasure, clinicDocument(), ...cooldowns]);
    const clinic = clinicIn(found);
    // An erasure deletes what is under this id, also when it is repeated.
    if (found.has(erasure)) return { is: 'taken', clinic };
    const earlier = found.get(name);
    if (earlier) {
      return { is: holdsAnswers(earlier, submitted.form) ? 'repeated' : 'taken', clinic };
    }
    if (cooldowns.some((cooldown) => isCooling(found.get(cooldown), readTime))) {
      return { is: 'cooling', clinic };
    }
    const { id, form, spam, language, enteredBy } = submitted;
    // Staff write English, whatever the person speaks.
    const spoken = enteredBy && language === 'en' ? {} : { language };
    if (!duplicate) {
      await admit();
      duplicate = findDuplicate(form);
    }
    const [duplicateOf, { personId, writes }] = await Promise.all([
      duplicate,
      personOfRequest({ ...form, ...spoken }, spam, id),
    ]);
    const lead = { ...submitted, duplicateOf, personId };
    const starts = cooldowns.map((cooldown) =>
      cooldownWrite(cooldown, found.get(cooldown), readTime),
    );
    try {
      await commit([...leadWrites(lead, clinic), ...writes, ...starts]);
      return { is: 'stored', clinic };
    } catch (error) {
      if (isConflict(error) && attempt < attempts) continue;
      // The answer may be lost although the write was stored.
      if (!isConflict(error) && (await isStored(name))) return { is: 'stored', clinic };
      throw error;
    }
  }
}

function erasureDocument(recordId: string): string {
  return documentName(`erasures/${erasureId({ collection: 'leads', recordId })}`);
}

/** Also false when the database does not say. */
async function isStored(name: string): Promise<boolean> {
  return batchGet([name]).then(
    ({ found }) => found.has(name),
    () => false,
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof FirestoreError && error.isConflict;
}
