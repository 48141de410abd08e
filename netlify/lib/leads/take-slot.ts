import type { Context } from '@netlify/functions';
import { leadFrom } from '#domain/leads/lead.ts';
import { singleLine } from '#domain/text/plain-text.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { currentTime } from '../environment/clock.ts';
import { changedDocument } from '../firestore/document-writes.ts';
import { batchGet, commit, FirestoreError } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { bookingDocuments, bookingFactsIn } from '../holds/booking-facts.ts';
import { heldAnswer, storedAnswer, unheldAnswer } from '../holds/hold-outcome.ts';
import { planHold } from '../holds/plan-hold.ts';
import { leadIdIn } from '../holds/slot-key.ts';
import { Refusal } from '../json-response.ts';
import { clinicDocument } from '../read-clinic.ts';
import { visitDocument } from '../stored-visits.ts';
import type { FunctionWords } from '../words.ts';
import { erasureDocument, leadDocument } from './lead-document.ts';

const attempts = 6;

/** What a visitor posts whose first choice was taken. */
type PostedSlot = { key?: unknown; slot?: unknown };

/** Holds another time for a stored request, once. Throws Refusal, ConfigurationError, FirestoreError. */
export async function takeSlot(
  { key, slot: posted }: PostedSlot,
  { ip }: Pick<Context, 'ip'>,
  { lang, functionTexts }: FunctionWords,
): Promise<SlotAnswer> {
  const id = leadIdIn(key, currentTime());
  const slot = singleLine(posted);
  if (!id || !slot) throw outdated(functionTexts);
  for (let attempt = 1; ; attempt++) {
    const [lead, visit] = [leadDocument(id), visitDocument(id)];
    const erasure = erasureDocument({ collection: 'appointments', recordId: id });
    const { found, readTime } = await batchGet([
      ...[lead, visit, erasure, clinicDocument()],
      ...bookingDocuments(),
    ]);
    const held = storedAnswer(id, found.get(visit), lang, readTime);
    if (held) return held;
    const stored = found.get(lead);
    if (!stored || found.has(erasure)) throw outdated(functionTexts);
    const sent = leadFrom(id, fromFields(stored.fields));
    const { name, email, phone, spam, personId } = sent;
    if (spam || !personId) throw outdated(functionTexts);
    const facts = bookingFactsIn(found);
    const wish = { id, slot, name, email, phone, ip };
    const plan = await planHold(wish, facts, readTime);
    if (plan.is !== 'free') return unheldAnswer(wish, plan.is, facts, readTime);
    try {
      const promisedBy = earlier(sent.promisedBy, plan.startsAt);
      const told = changedDocument(lead, { promisedBy }, { given: { exists: true } });
      await commit([...plan.writesFor(personId), told]);
      return heldAnswer(id, plan, lang);
    } catch (error) {
      // Another write came first, or the answer was lost: the next read tells.
      if (attempt < attempts && error instanceof FirestoreError) continue;
      throw error;
    }
  }
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);

const outdated = (texts: FunctionWords['functionTexts']) =>
  new Refusal(404, 'unknown', texts.outdated);
