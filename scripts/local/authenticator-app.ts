import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Milliseconds for which an app shows a code. */
const period = 30_000;

/** What an authenticator app shows for a key at a time (RFC 6238: SHA-1, six digits, 30 seconds). */
export function codeOf(key: string, at = Date.now()): string {
  const bits = [...key].map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / period)));
  const digest = createHmac('sha1', secret).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The code after the one of now: each counts once, and a clock may be half a minute ahead. */
export const nextCodeOf = (key: string): string => codeOf(key, Date.now() + period);
