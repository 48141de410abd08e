import type { Author } from '#domain/account/author.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import { docAt } from '../firebase/database.ts';
import { serverTimestamp } from '../firebase/firestore.ts';
import { leadOf } from '../firebase/stored-records.ts';
import { logChange } from '../trail/log-change.ts';
import { saveRecord } from '../trail/save-record.ts';

/**
 * Puts a request on legal hold; null lifts it. `seen` is the reason on the screen: throws 'changed' when a colleague has put it
 * on hold for another one.
 */
export async function setLegalHold(
  id: string,
  why: string | null,
  by: Author,
  seen: string | null,
): Promise<void> {
  const reference = docAt('leads', id);
  await saveRecord(reference, {
    read: (stored) => ({ why: leadOf(stored).hold?.why ?? null }),
    base: { why: seen },
    change: { why },
    write(_, to) {
      const deed: Deed = { kind: 'hold', why };
      const logged = logChange(to, reference, { ...deed, leadId: id }, by);
      return { hold: why === null ? null : { why, by, at: serverTimestamp() }, ...logged };
    },
  });
}
