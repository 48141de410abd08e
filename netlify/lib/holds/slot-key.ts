import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '#domain/text/uuid.ts';
import { keyedHash } from '../keyed-hash.ts';

/** Milliseconds for which a visitor whose time was taken may hold another one. */
const lifetime = 10 * 60_000;

const signatureOf = (id: string, expires: number) =>
  keyedHash(`slot|${id}|${expires}`).slice(0, 32);

/** With it the sender of a request holds a time for it, by one press. Throws ConfigurationError. */
export function slotKey(leadId: string, now: Date): string {
  const expires = now.getTime() + lifetime;
  return `${leadId}.${expires}.${signatureOf(leadId, expires)}`;
}

/** The request of a key; null for one that is too old, or that this function did not sign. */
export function leadIdIn(key: unknown, now: Date): string | null {
  if (typeof key !== 'string') return null;
  const [id, expires = '', signature = ''] = key.split('.');
  if (!isUuid(id) || !/^\d{13}$/.test(expires) || !/^[\da-f]{32}$/.test(signature)) return null;
  const isSigned = timingSafeEqual(
    Buffer.from(signature),
    Buffer.from(signatureOf(id, Number(expires))),
  );
  return isSigned && Number(expires) > now.getTime() ? id : null;
}
