import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createFolder,
  type Manifest,
  verifiedManifest,
  writeListing,
  writeManifest,
} from '../../scripts/backup/folder.ts';
import type { Seal } from '../../scripts/backup/sealing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function written(): Promise<Manifest> {
  await createFolder(folder);
  const manifest: Manifest = {
    ...{ format: 1, readTime: '2026-03-01T02:00:00Z', documentsOf: 'd', downloads: 'f' },
    documents: await writeListing(folder, 'documents', [], null),
    files: await writeListing(folder, 'files', [], null),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

const seal: Seal = {
  ...{ cipher: 'aes-256-gcm', kdf: 'scrypt', cost: 2 ** 17 },
  ...{ salt: 'AAAA', check: Buffer.alloc(32).toString('base64') },
};

it.each<[string, (whole: Manifest) => unknown]>([
  ['without a moment', ({ readTime, ...rest }) => rest],
  ['of no moment', (whole) => ({ ...whole, readTime: 'today' })],
  ['without the documents', ({ documents, ...rest }) => rest],
  ['without the sum of the files', (whole) => ({ ...whole, files: { lines: 0 } })],
  ['without the place of the files', ({ downloads, ...rest }) => rest],
  ['that is nothing', () => null],
  ['that is a list', () => []],
  ['with a seal that lacks its salt', (whole) => ({ ...whole, seal: { ...seal, salt: null } })],
  ['with a seal of another cost', (whole) => ({ ...whole, seal: { ...seal, cost: 2 ** 40 } })],
  ['with a seal that was cut', (whole) => ({ ...whole, seal: { ...seal, check: 'AAAA' } })],
])('a manifest %s is said to be damaged, and no passphrase is asked for', async (_, change) => {
  const whole = await written();
  const passphrase = vi.fn();
  expect((await verifiedManifest(folder, passphrase)).manifest).toEqual(whole);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(change(whole)));
  await expect(verifiedManifest(folder, passphrase)).rejects.toThrow('manifest.json is damaged');
  expect(passphrase).not.toHaveBeenCalled();
});
