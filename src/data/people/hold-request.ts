import type { Author } from '#domain/account/author.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import { docAt } from '../firebase/database.ts';
import { serverTimestamp } from '../firebase/firestore.ts';
import { leadOf } from '../firebase/stored-records.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { logChange } from '../trail/log-change.ts';

/** Puts a request on legal hold; null lifts it. One that already is, or isn't, stays as it is. */
export async function setLegalHold(id: string, why: string | null, by: Author): Promise<void> {
  const target = docAt('leads', id);
  await transact(async (transaction) => {
    const stored = await transaction.get(target);
    if (!stored.exists()) throw new WriteError('gone');
    const isHeld = leadOf(stored).hold !== null;
    if (isHeld === (why !== null)) return;
    const deed: Deed = { kind: 'hold', why };
    transaction.update(target, {
      hold: why === null ? null : { why, by, at: serverTimestamp() },
      ...logChange(transaction, target, { ...deed, leadId: id }, by),
      updatedAt: serverTimestamp(),
    });
  });
}
