import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { storedDate } from '#domain/stored-value.ts';
import {
  batchGet,
  commit,
  FirestoreError,
  type StoredDocument,
} from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';
import { leadDocument } from '../leads/lead-document.ts';

/** Milliseconds, longer than a run takes. After it, the mails of an interrupted run are free again. */
const claimMs = 90_000;

const attempts = 3;

/** staff: on request, also mails that a mail server refused for good. visitor: only those that may still succeed. */
type Asker = 'visitor' | 'staff';

/** 'busy': another run is sending them. 'done': nothing is left to send. */
type Claim = { lead: Lead } | 'busy' | 'done' | 'missing' | 'spam';

/**
 * Claims the mails of a lead for this run: of simultaneous runs, one write succeeds.
 *
 * Mails are sent at least once. A run that ends between sending and noting it (or whose note is lost) leaves them
 * due; a later run sends them again with the same Message-ID. Noting first could lose a request's only mail.
 * Throws FirestoreError.
 */
export async function claimMails(id: string, asker: Asker): Promise<Claim> {
  for (let attempt = 1; ; attempt++) {
    const stored = await storedLead(id);
    if (!stored) return 'missing';
    const lead = leadOf(id, stored);
    const now = Date.now();
    if (lead.spam) return 'spam';
    if (!isLeft(lead, asker)) return 'done';
    if ((claimedUntil(stored)?.getTime() ?? 0) > now) return 'busy';

    const until = new Date(now + claimMs);
    try {
      await commit([claimWrite(stored, until)]);
      return { lead };
    } catch (error) {
      const isConflict = error instanceof FirestoreError && error.isConflict;
      if (isConflict && attempt < attempts) continue;
      // The answer may be lost although the write was stored.
      const after = isConflict ? null : await storedLead(id);
      if (after && claimedUntil(after)?.getTime() === until.getTime()) return { lead };
      throw error;
    }
  }
}

/** Whether a mail is to be sent: the one to the clinic, or the one to a visitor who gave an address. */
function isLeft({ notify, email }: Lead, asker: Asker): boolean {
  if (asker === 'visitor') return Boolean(notify && (notify.clinic === null || notify.dueAt));
  return notify?.clinic !== 'sent' || (email !== '' && notify.patient !== 'sent');
}

async function storedLead(id: string): Promise<StoredDocument | undefined> {
  const name = leadDocument(id);
  return (await batchGet([name])).found.get(name);
}

function leadOf(id: string, { fields }: StoredDocument): Lead {
  return leadFrom(id, fromFields(fields));
}

function claimedUntil({ fields }: StoredDocument): Date | null {
  const { notify } = fromFields(fields) as { notify?: { claimedUntil?: unknown } };
  return storedDate(notify?.claimedUntil);
}

function claimWrite({ name, updateTime }: StoredDocument, until: Date) {
  return {
    update: { name, fields: toFields({ notify: { claimedUntil: until, dueAt: until } }) },
    updateMask: { fieldPaths: ['notify.claimedUntil', 'notify.dueAt'] },
    currentDocument: { updateTime },
  };
}
