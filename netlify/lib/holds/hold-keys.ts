import { clinicDate, clinicDay } from '#domain/time/clinic-day.ts';
import {
  asRead,
  documentName,
  type StoredDocument,
  type Write,
} from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';
import { keyedHash } from '../keyed-hash.ts';
import { networkOf } from '../network-of.ts';

/**
 * What bounds holds: a key for each contact, two for a network and day, and as many for a day of visits as the clinic
 * sets. A hold takes keys in its own commit, so of two that want the last one exactly one gets it. Their ids are keyed
 * hashes, which reveal nothing about anyone.
 */
const keyOf = (text: string) => documentName(`holdKeys/${keyedHash(`hold|${text}`)}`);

const holdsOfNetwork = 2;

type HoldKeys = { contacts: string[]; network: string[]; day: string[] };

type Asking = { email: string; phone: string; ip: string };

export function holdKeysOf(
  { email, phone, ip }: Asking,
  startsAt: Date,
  holdsADay: number,
  now: Date,
): HoldKeys {
  const numbered = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => keyOf(`${text}|${index}`));
  const contacts = [email && `email|${email}`, phone && `phone|${phone}`];
  return {
    contacts: contacts.filter(Boolean).map(keyOf),
    network: numbered(holdsOfNetwork, `network|${networkOf(ip)}|${clinicDate(now)}`),
    day: numbered(holdsADay, `day|${clinicDate(startsAt)}`),
  };
}

/** The visit for which a key is taken; null for a free one. */
export function holderOf(key: StoredDocument | undefined, now: Date): string | null {
  const { appointmentId, expiresAt } = fromFields(key?.fields);
  const isTaken = typeof appointmentId === 'string' && expiresAt instanceof Date;
  return isTaken && expiresAt > now ? appointmentId : null;
}

/** Takes a key; the commit conflicts if it changed since it was read. expiresAt: also for the time-to-live policy. */
export function keyWrite(
  name: string,
  stored: StoredDocument | undefined,
  appointmentId: string,
  expiresAt: Date,
): Write {
  return {
    update: { name, fields: toFields({ appointmentId, expiresAt }) },
    currentDocument: asRead(stored),
  };
}

/** A network's key lasts until midnight, whatever becomes of the visit. */
export const networkKeyEnd = (now: Date) => clinicDay(now).to;
