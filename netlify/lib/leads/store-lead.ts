import type { Clinic } from '#domain/clinic/clinic.ts';
import { duplicateWindowMs } from '#domain/leads/lead.ts';
import type { WantedTime } from '#domain/leads/wanted-time.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { logFailure } from '../describe-error.ts';
import { timeBefore } from '../environment/clock.ts';
import {
  allOf,
  batchGet,
  commit,
  fieldIs,
  idOf,
  isConflict,
  runQuery,
  type StoredDocument,
} from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { bookingDocuments, bookingFactsIn } from '../holds/booking-facts.ts';
import { heldAnswer, storedAnswer, unheldAnswer } from '../holds/hold-outcome.ts';
import { type HoldPlan, planHold } from '../holds/plan-hold.ts';
import { personOfRequest } from '../people/person-of-request.ts';
import { clinicDocument, clinicIn } from '../read-clinic.ts';
import { visitDocument } from '../stored-visits.ts';
import {
  erasureDocument,
  holdsAnswers,
  leadDocument,
  leadWrites,
  type SubmittedLead,
} from './lead-document.ts';
import { cooldownWrite, isCooling } from './submission-cooldown.ts';

/**
 * 'repeated': this id already holds these answers. 'taken': it holds other answers, or its request was erased.
 * 'cooling': this visitor sent another request just now. The facts of the clinic come with the same read. slot: what became of the
 * wished time, where there was one.
 */
type StoreOutcome = {
  is: 'stored' | 'repeated' | 'taken' | 'cooling';
  clinic: Clinic;
  slot: SlotAnswer | null;
};

/** Reads before giving up when other writers keep changing the documents. */
const attempts = 3;
/** Those in which a time is held, too. Many may want times of one day. */
const attemptsToHold = 6;

/** A request without what storeLead finds out by itself. */
export type RequestToStore = Omit<SubmittedLead, 'duplicateOf' | 'personId' | 'heldAt' | 'wanted'>;

/** The time that its sender would like to hold, and from which network. */
export type WishedSlot = { slot: string; ip: string };

/**
 * Stores and counts the lead, joins or adds its person, holds the wished time, and starts the sender's cooldowns, in one atomic write. Its
 * preconditions hold only if none changed since the read, so of any number of simultaneous posts exactly one is stored. `admit` is called once,
 * when nothing stored prevents the write, and refuses by throwing. Throws FirestoreError.
 */
export async function storeLead(
  submitted: RequestToStore,
  cooldowns: readonly string[],
  admit: () => Promise<void>,
  wished: WishedSlot | null = null,
): Promise<StoreOutcome> {
  const { id, form, spam, language, enteredBy } = submitted;
  const name = leadDocument(id);
  const visit = visitDocument(id);
  const erasure = erasureDocument({ collection: 'leads', recordId: id });
  const { email, phone } = form;
  const wish = wished && { id, name: form.name, email, phone, ...wished };
  const most = wish ? attempts + attemptsToHold : attempts;
  let duplicate: Promise<string | null> | undefined;
  for (let attempt = 1; ; attempt++) {
    const { found, readTime } = await batchGet([
      ...[name, erasure, clinicDocument(), ...cooldowns],
      ...(wish ? [visit, ...bookingDocuments()] : []),
    ]);
    const clinic = clinicIn(found);
    // An erasure deletes what is under this id, also when it is repeated.
    if (found.has(erasure)) return { is: 'taken', clinic, slot: null };
    const facts = bookingFactsIn(found);
    const unheld = async (is: Parameters<typeof unheldAnswer>[1]) =>
      wish && (await unheldAnswer(wish, is, facts, readTime));
    const earlier = found.get(name);
    if (earlier) {
      if (!holdsAnswers(earlier, form)) return { is: 'taken', clinic, slot: null };
      const held = wish && storedAnswer(id, found.get(visit), language, readTime);
      const slot = held ?? (wish && (await unheld((await planHold(wish, facts, readTime)).is)));
      return { is: 'repeated', clinic, slot };
    }
    if (cooldowns.some((cooldown) => isCooling(found.get(cooldown), readTime))) {
      return { is: 'cooling', clinic, slot: null };
    }
    // Staff write English, whatever the person speaks.
    const spoken = enteredBy && language === 'en' ? {} : { language };
    if (!duplicate) {
      await admit();
      duplicate = findDuplicate(form);
    }
    const [duplicateOf, { personId, writes }, plan] = await Promise.all([
      duplicate,
      personOfRequest({ ...form, ...spoken }, spam, id),
      wish && attempt <= attemptsToHold ? planHold(wish, facts, readTime) : null,
    ]);
    const hold = plan?.is === 'free' ? plan : null;
    const lead = {
      ...submitted,
      duplicateOf,
      personId,
      heldAt: hold?.startsAt,
      wanted: wish ? wantedTime(wish, plan) : undefined,
    };
    const starts = cooldowns.map((cooldown) =>
      cooldownWrite(cooldown, found.get(cooldown), readTime),
    );
    const holdWrites = hold?.writesFor(personId) ?? [];
    try {
      await commit([...leadWrites(lead, clinic), ...writes, ...starts, ...holdWrites]);
    } catch (error) {
      if (isConflict(error) && attempt < most) continue;
      // The answer may be lost although the write was stored.
      if (isConflict(error) || !(await isStored(hold ? visit : name))) throw error;
    }
    const slot = hold ? heldAnswer(id, hold, language) : await unheld(plan?.is ?? 'taken');
    return { is: 'stored', clinic, slot };
  }
}

/** What staff read where nothing is held. */
function wantedTime({ slot }: WishedSlot, plan: HoldPlan | null): WantedTime | undefined {
  const opening = openingFrom(slot);
  if (!opening || plan?.is === 'free') return undefined;
  return { startsAt: opening.startsAt, why: plan?.is ?? 'taken' };
}

/** Also false when the database does not say. */
async function isStored(name: string): Promise<boolean> {
  return batchGet([name]).then(
    ({ found }) => found.has(name),
    () => false,
  );
}

/** Milliseconds. A link to an earlier request is optional, so it is not worth a long wait. */
const patience = 2000;

/** The search compares createdAt, so it finds no lead without one. */
type FoundLead = { createdAt: Date; spam?: boolean };

function leadsWith(field: 'email' | 'phone', value: string): Promise<StoredDocument[]> {
  const since = timeBefore(duplicateWindowMs);
  const query = {
    select: { fields: [{ fieldPath: 'createdAt' }, { fieldPath: 'spam' }] },
    from: [{ collectionId: 'leads' }],
    where: allOf(
      fieldIs(field, 'EQUAL', value),
      fieldIs('createdAt', 'GREATER_THAN_OR_EQUAL', since),
    ),
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit: 10,
  };
  return runQuery(query, patience);
}

/** The newest lead with this e-mail or phone, without spam. A failed search is logged, and costs no request. */
async function findDuplicate(contact: { email: string; phone: string }): Promise<string | null> {
  try {
    const leads = await Promise.all([
      contact.email ? leadsWith('email', contact.email) : [],
      contact.phone ? leadsWith('phone', contact.phone) : [],
    ]);
    const [newest] = leads
      .flat()
      .map(({ name, fields }) => ({ name, ...(fromFields(fields) as FoundLead) }))
      .filter(({ spam }) => !spam)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return newest ? idOf(newest.name) : null;
  } catch (error) {
    logFailure('duplicates not searched', error);
    return null;
  }
}
