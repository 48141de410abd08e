import { domainToASCII } from 'node:url';
import type { Lead } from '#domain/leads/lead.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { currentTime } from '../environment/clock.ts';
import { asRead, batchGet, commit, documentName } from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';
import { keyedHash } from '../keyed-hash.ts';

/** Automatic mails that one mailbox gets per day, whatever is typed into the forms. */
const mailsPerDay = 5;

/** Milliseconds after which the count may be deleted. */
const keptFor = 2 * 86_400_000;

/** Tries. A conflict is rare, because the cooldown holds back simultaneous requests. */
const attempts = 4;

/** The mailbox of an address: +tags, dots, quotes, capitals and full-width letters make no other one. */
export function mailboxOf(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase().trim();
  const at = plain.lastIndexOf('@');
  const name = plain
    .slice(0, at)
    .replace(/\+.*$/, '')
    .replaceAll(/[."\\]/g, '');
  const domain = plain.slice(at + 1);
  return `${name}@${(domainToASCII(domain) || domain).replace(/\.+$/, '')}`;
}

/** Whether the mailbox may get this lead's mail today; asking counts it. Throws FirestoreError, ConfigurationError. */
export async function mayMail({ id, email }: Pick<Lead, 'id' | 'email'>): Promise<boolean> {
  const name = documentName(
    `mailCounts/${keyedHash(`mail|${clinicDate(currentTime())}|${mailboxOf(email)}`)}`,
  );
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
          currentDocument: asRead(count),
        },
      ]);
      return true;
    } catch (error) {
      // Another run counted first, or the answer is lost: the next read tells.
      if (attempt === attempts) throw error;
    }
  }
}
