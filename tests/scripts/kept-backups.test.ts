import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeManifest } from '../../scripts/backup/folder.ts';
import { keepBackups, requireRecent } from '../../scripts/backup/kept-backups.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const day = (number: number) => new Date(`2026-03-0${number}T02:00:00Z`);
const sum = { lines: 0, sha256: '' };
const write = (folder: string, at: Date) =>
  writeManifest(folder, {
    ...{ format: 1, readTime: at.toISOString(), documentsOf: '', downloads: '' },
    ...{ documents: sum, files: sum },
  });
const take = (number: number, keep = 2) =>
  keepBackups(home, keep, day(number), async (folder) => write(folder, day(number)));
const names = () => readdirSync(home).sort();

it('keeps the newest backups, and everything that is no backup', async () => {
  mkdirSync(join(home, 'photos'));
  mkdirSync(join(home, '2026-02-01T02-00-00'));
  for (const number of [1, 2, 3]) await take(number);
  expect(names()).toEqual([
    '2026-02-01T02-00-00',
    '2026-03-02T02-00-00',
    '2026-03-03T02-00-00',
    'photos',
  ]);
});

it('a backup that fails leaves nothing, and deletes no older one', async () => {
  await take(1, 1);
  const failing = keepBackups(home, 1, day(2), async () => {
    throw new Error('no answer');
  });
  await expect(failing).rejects.toThrow('no answer');
  expect(names()).toEqual(['2026-03-01T02-00-00']);
});

it('a second backup at the same second leaves the first', async () => {
  await take(1);
  await expect(take(1)).rejects.toThrow('EEXIST');
  expect(names()).toEqual(['2026-03-01T02-00-00']);
});

/** Of a full disk, and of others. */
const damaged = ['', '{"format": 1, "readTi', 'null', '{"format":1,"readTime":"2026-03-04"}'];

it('says when the newest complete backup is old, or when there is none', async () => {
  const age = (now: Date) => requireRecent(home, 30, now);
  await expect(age(day(1))).rejects.toThrow('no complete backup');
  await take(1);
  mkdirSync(join(home, '2026-03-03T02-00-00'));
  damaged.forEach((text, at) => {
    const folder = join(home, `2026-03-04T02-00-0${at}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'manifest.json'), text);
  });
  expect(await age(day(2))).toBe('2026-03-01T02-00-00');
  await expect(age(day(3))).rejects.toThrow('48 hours old');
});

it('keeps the last whole backup, whatever damaged ones are newer', async () => {
  await take(1, 1);
  const folder = join(home, day(2).toISOString().slice(0, 19).replaceAll(':', '-'));
  mkdirSync(folder);
  writeFileSync(join(folder, 'manifest.json'), '{}');
  await take(3, 2);
  expect(names()).toContain('2026-03-01T02-00-00');
});
