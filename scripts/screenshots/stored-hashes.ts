import { existsSync, readFileSync } from 'node:fs';
import { screenHasher } from './screen-hash.ts';
import { type Shot, siteShots, staffShots } from './shots.ts';

/** What each screen showed when its picture was taken. */
export const hashesFile = 'docs/guide/pictures.json';

export const storedHashes = (): Record<string, string> =>
  existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, 'utf8')) : {};

/** What stands around each page of the back office. */
const frame = ['src/admin/shell/layout/rail.tsx', 'src/admin/shell/layout/tab-bar.tsx'];

const screenHash = screenHasher();

export const hashOf = (shot: Shot) =>
  screenHash(staffShots.includes(shot) ? [shot.screen, ...frame] : [shot.screen]);

export function oldPictures(): string[] {
  const stored = storedHashes();
  return [...siteShots, ...staffShots]
    .filter((shot) => stored[shot.file] !== hashOf(shot))
    .map(({ file }) => file);
}
