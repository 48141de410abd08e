import { cooldownLeft, cooldownMs } from '#domain/requests/cooldown.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import {
  documentName,
  type StoredDocument,
  serverTime,
  type Write,
} from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';
import { keyedHash } from '../keyed-hash.ts';

/**
 * The documents that hold this visitor back: one for the address on the network, one for each
 * contact given, per kind of form. Spam has its own: it must not hold up the person it may have been.
 * Keyed hashes, so that the collection tells nothing about anyone.
 */
export function cooldownNames(form: FilledForm, spam: boolean, ip: string): string[] {
  const kindOfForm = spam ? `spam ${form.type}` : form.type;
  return [
    ['ip', ip],
    ['email', form.email],
    ['phone', form.phone],
  ]
    .filter(([, value]) => value)
    .map(([kind, value]) =>
      documentName(`cooldowns/${keyedHash(`${kindOfForm}|${kind}|${value}`)}`),
    );
}

/** Both times are the database's, so that clocks that differ cannot open a gap. */
export function isCooling(document: StoredDocument | undefined, readTime: Date): boolean {
  const { at } = fromFields(document?.fields);
  const startedAt = at instanceof Date ? at.getTime() : null;
  return cooldownLeft(startedAt, readTime.getTime()) > 0;
}

/** Starts the cooldown; the commit conflicts when the document is no longer as it was read. */
export function cooldownWrite(
  name: string,
  document: StoredDocument | undefined,
  readTime: Date,
): Write {
  // For a time-to-live policy on the collection; the check reads 'at' alone.
  const expiresAt = new Date(readTime.getTime() + cooldownMs);
  return {
    update: { name, fields: toFields({ expiresAt }) },
    updateTransforms: [serverTime('at')],
    currentDocument: document ? { updateTime: document.updateTime } : { exists: false },
  };
}
