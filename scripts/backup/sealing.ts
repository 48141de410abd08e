/**
 * Encryption of a backup's files with a passphrase. The key is scrypt's, with the salt and the cost in the manifest. A file
 * is 12 random bytes (the nonce), the contents in AES-256-GCM, and 16 bytes (the tag), so that a changed byte is found.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';

/** Of the manifest. check tells a wrong passphrase from a damaged file. */
export type Seal = {
  cipher: 'aes-256-gcm';
  kdf: 'scrypt';
  cost: number;
  salt: string;
  check: string;
};

/** null: files in clear text. */
export type Key = Buffer | null;

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const cost = 2 ** 17;
/** Of backups, with those that a later version may take: more would need over 2 GB. */
const costs = [cost, 2 ** 18, 2 ** 19];

/** Short ones are found by trying. */
const shortestPassphrase = 12;

function keyOf(passphrase: string, salt: Buffer, n: number): Buffer {
  const text = passphrase.normalize('NFC');
  return scryptSync(text, salt, 32, { N: n, r: 8, p: 1, maxmem: 256 * n * 8 });
}

const checkOf = (key: Buffer) => createHmac('sha256', key).update('backup').digest();

export function newSeal(passphrase: string): { seal: Seal; key: Buffer } {
  if (passphrase.length < shortestPassphrase) {
    throw new Error(`The passphrase needs at least ${shortestPassphrase} characters.`);
  }
  const salt = randomBytes(16);
  const key = keyOf(passphrase, salt, cost);
  const check = checkOf(key).toString('base64');
  return {
    key,
    seal: { cipher: algorithm, kdf: 'scrypt', cost, salt: salt.toString('base64'), check },
  };
}

/** Whether a stored seal can be opened at all. */
export function isSeal({ cost, salt, check }: Seal): boolean {
  const isText = typeof salt === 'string' && typeof check === 'string';
  return isText && Buffer.from(check, 'base64').length === 32 && costs.includes(cost);
}

/** Throws one clear sentence for a wrong passphrase. */
export function openSeal(seal: Seal, passphrase: string): Buffer {
  const key = keyOf(passphrase, Buffer.from(seal.salt, 'base64'), seal.cost);
  if (!timingSafeEqual(checkOf(key), Buffer.from(seal.check, 'base64'))) {
    throw new Error('This is not the passphrase of this backup.');
  }
  return key;
}

/** Encrypts what passes through; with no key it passes as it is. */
export function sealing(key: Key): Transform {
  if (!key) return new Transform({ transform: (chunk, _, done) => done(null, chunk) });
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce);
  return new Transform({
    construct(done: TransformCallback) {
      this.push(nonce);
      done();
    },
    transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback) {
      done(null, cipher.update(chunk));
    },
    flush(done: TransformCallback) {
      done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()]));
    },
  });
}

/** The contents of a file. Throws at the end if it isn't as it was written. */
export async function unsealed(path: string, key: Key): Promise<Readable> {
  if (!key) return createReadStream(path);
  const { size } = await stat(path);
  if (size < nonceLength + tagLength) throw new Error(`${path} is not as it was written.`);
  const file = await open(path);
  const nonce = Buffer.alloc(nonceLength);
  const tag = Buffer.alloc(tagLength);
  await file.read(nonce, 0, nonceLength, 0);
  await file.read(tag, 0, tagLength, size - tagLength);
  await file.close();
  const decipher = createDecipheriv(algorithm, key, nonce).setAuthTag(tag);
  if (size === nonceLength + tagLength) {
    decipher.end();
    return decipher;
  }
  const sealed = createReadStream(path, { start: nonceLength, end: size - tagLength - 1 });
  // An error reaches the reader of the decipher.
  return pipeline(sealed, decipher, () => {});
}
