import { cooldownLeft, cooldownMs } from '#domain/requests/cooldown.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import {
  asRead,
  documentName,
  type StoredDocument,
  serverTime,
  type Write,
} from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';
import { keyedHash } from '../keyed-hash.ts';
import { networkOf } from '../network-of.ts';

/**
 * The documents of this visitor's cooldown, for each kind of form: one for the network address, one for each
 * contact given. Spam has its own, so it cannot hold up the person whose contact it used. Their ids are keyed
 * hashes, which reveal nothing about anyone.
 */
export function cooldownNames(form: FilledForm, spam: boolean, ip: string): string[] {
  const kindOfForm = spam ? `spam ${form.type}` : form.type;
  return [
    ['ip', networkOf(ip)],
    ['email', form.email],
    ['phone', form.phone],
  ]
    .filter(([, value]) => value)
    .map(([kind, value]) =>
      documentName(`cooldowns/${keyedHash(`${kindOfForm}|${kind}|${value}`)}`),
    );
}

/** Both times are the database's: different clocks cannot open a gap. */
export function isCooling(document: StoredDocument | undefined, readTime: Date): boolean {
  const { at } = fromFields(document?.fields);
  const startedAt = at instanceof Date ? at.getTime() : null;
  return cooldownLeft(startedAt, readTime.getTime()) > 0;
}

/** Starts the cooldown; the commit conflicts if the document changed since it was read. */
export function cooldownWrite(
  name: string,
  document: StoredDocument | undefined,
  readTime: Date,
): Write {
  // For the collection's time-to-live policy; the check reads only 'at'.
  const expiresAt = new Date(readTime.getTime() + cooldownMs);
  return {
    update: { name, fields: toFields({ expiresAt }) },
    updateTransforms: [serverTime('at')],
    currentDocument: asRead(document),
  };
}
