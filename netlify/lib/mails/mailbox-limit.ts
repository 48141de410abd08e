import type { Lead } from '#domain/leads/lead.ts';
import { batchGet, commit, documentName } from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';
import { today } from '../forms/submission.ts';
import { keyedHash } from '../keyed-hash.ts';

/** Automatic mails that one mailbox gets on a day, whatever is typed into our forms. */
export const mailsPerDay = 5;

/** Milliseconds after which the count may be deleted. */
const keptFor = 2 * 86_400_000;

/** Others who count at the same moment are rare, since the cooldown holds them back. */
const attempts = 4;

/** The mailbox behind an address: +tags, dots, capitals and full-width letters lead to the same one. */
export function mailboxOf(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const name = plain.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return name + plain.slice(at);
}

/**
 * Whether the mailbox may get the automatic mail about this lead today; counted as it is asked, once
 * for each lead. Throws FirestoreError, ConfigurationError.
 */
export async function mayMail({ id, email }: Lead): Promise<boolean> {
  const name = documentName(`mailCounts/${keyedHash(`mail|${today()}|${mailboxOf(email)}`)}`);
  for (let attempt = 1; ; attempt++) {
    const { found, readTime } = await batchGet([name]);
    const count = found.get(name);
    const { leads = [] } = fromFields(count?.fields) as { leads?: string[] };
    if (leads.includes(id)) return true;
    if (leads.length >= mailsPerDay) return false;
    try {
      const expiresAt = new Date(readTime.getTime() + keptFor);
      await commit([
        {
          update: { name, fields: toFields({ leads: [...leads, id], expiresAt }) },
          currentDocument: count ? { updateTime: count.updateTime } : { exists: false },
        },
      ]);
      return true;
    } catch (error) {
      // Counted by somebody else first, or only the answer is lost: the next look tells.
      if (attempt === attempts) throw error;
    }
  }
}
