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

/** Milliseconds: longer than a run takes. A run that was cut off holds the mails no longer than this. */
const claimMs = 90_000;

const attempts = 3;

/** staff: by hand, also what a mail server refused for good. visitor: only what may still work. */
type Asker = 'visitor' | 'staff';

/** 'busy': another run is sending them. 'done': nothing is left to send. */
type Claim = { lead: Lead } | 'busy' | 'done' | 'missing' | 'spam';

/**
 * Takes the mails of a lead for this run alone: of runs at the same moment, one write holds.
 *
 * The mails go out at least once. A run that sent them and ended before that was noted (or whose note was
 * lost) leaves them due, and a later run sends them again, with the same Message-ID. The other choice, to
 * note them first, could lose a request's only mail. Throws FirestoreError.
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
      // Perhaps the answer was lost, and not the write.
      const after = isConflict ? null : await storedLead(id);
      if (after && claimedUntil(after)?.getTime() === until.getTime()) return { lead };
      throw error;
    }
  }
}

/** Whether a mail is to be sent: the clinic's, or the one to a visitor who gave an address. */
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
