import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './folder.ts';

/** A folder of backups that a scheduler makes: one folder each, named by its moment. Other things in it stay. */
const isName = (name: string) => /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/.test(name);

const hour = 3_600_000;

/** The complete backups, the newest first. */
export async function completeBackups(home: string): Promise<{ name: string; takenAt: Date }[]> {
  const inside = await readdir(home).catch(() => {
    throw new Error(`${home} is no folder that can be read.`);
  });
  const names = inside.filter(isName).sort().reverse();
  const found = await Promise.all(
    names.map(async (name) => ({ name, takenAt: await takenAt(join(home, name)) })),
  );
  return found.flatMap(({ name, takenAt }) => (takenAt ? [{ name, takenAt }] : []));
}

/** Makes a backup, then deletes the oldest complete ones beyond `keep`. A backup that fails leaves nothing. */
export async function keepBackups<Made>(
  home: string,
  keep: number,
  now: Date,
  make: (folder: string) => Promise<Made>,
): Promise<Made> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  const folder = join(home, now.toISOString().slice(0, 19).replaceAll(':', '-'));
  // Two at the same second would write into one folder, and the one that fails would delete it.
  await mkdir(folder, { mode: 0o700 });
  try {
    const made = await make(folder);
    const old = (await completeBackups(home)).slice(keep);
    await Promise.all(old.map(({ name }) => rm(join(home, name), { recursive: true })));
    return made;
  } catch (error) {
    if (!(await takenAt(folder))) await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Throws one sentence unless the newest complete backup is young enough. Returns that backup's name. */
export async function requireRecent(home: string, hours: number, now: Date): Promise<string> {
  const [newest] = await completeBackups(home);
  if (!newest) throw new Error(`${home} has no complete backup.`);
  const age = Math.floor((now.getTime() - newest.takenAt.getTime()) / hour);
  if (age < hours) return newest.name;
  throw new Error(
    `The newest backup in ${home} is ${age} hours old, more than ${hours}: look at the scheduler.`,
  );
}

/** null if the manifest, which is written last, is not there or not whole: it was cut off, and counts as none. */
async function takenAt(folder: string): Promise<Date | null> {
  const manifest = await readManifest(folder).catch(() => null);
  return manifest && new Date(manifest.readTime);
}
