import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFirestore } from 'firebase-admin/firestore';
import { bucketOf } from './backup/files.ts';
import { completeBackups } from './backup/kept-backups.ts';
import { backup } from './backup.ts';
import { stopAllGroups, stopGroupsOnEnd } from './local/child-group.ts';
import { startEmulators } from './local/emulators.ts';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { localEnv } from './local/local-env.ts';
import { optionsAndWords, runCommand } from './local/run-command.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';

type Found = { requests: number; newest: string | null; file: string | null; bytes: number };

/** Opens what a restored project must have: its newest request, and one file. Names nobody. */
export async function lookAtRestored(env: Environment): Promise<Found> {
  const project = firebaseProject(env);
  const leads = getFirestore(project.app).collection('leads');
  const [count, newest, [[file]]] = await Promise.all([
    leads.count().get(),
    leads.orderBy('createdAt', 'desc').limit(1).get(),
    bucketOf(project).getFiles({ maxResults: 1, autoPaginate: false }),
  ]);
  const [contents] = file ? await file.download() : [];
  return {
    requests: count.data().count,
    newest: newest.docs[0]?.get('createdAt').toDate().toISOString().slice(0, 10) ?? null,
    file: file?.name ?? null,
    bytes: contents?.length ?? 0,
  };
}

/** A backup of the demo data, and emulators that have forgotten them. */
async function demoBackup(): Promise<string> {
  const emulators = await startEmulators('strict');
  await seed();
  const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  await backup(join(folder, 'backup'), localEnv, null);
  await emulators.stop();
  return folder;
}

async function timed<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  const value = await run();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return value;
}

// npm run restore-drill [-- FOLDER]
if (process.argv[1] === import.meta.filename) {
  stopGroupsOnEnd();
  await runCommand(async () => {
    const [given] = optionsAndWords({}).positionals;
    const demo = given ? null : await timed('A backup of the demo data', demoBackup);
    try {
      const home = given ?? demo ?? '';
      const [newest] = given ? await completeBackups(given) : [{ name: 'backup' }];
      const folder = newest ? join(home, newest.name) : home;
      const env = { ...localEnv, BACKUP_PASSPHRASE: process.env.BACKUP_PASSPHRASE };
      await timed('Empty emulators', () => startEmulators('strict'));
      const { readTime, documents, files } = await timed(`Restore of ${folder}`, () =>
        restore(folder, env, { overwrite: false }),
      );
      const found = await timed('A look at it', () => lookAtRestored(env));
      console.log(`Backup of ${readTime}: ${documents.lines} documents, ${files.lines} files.`);
      console.log(
        `${found.requests} requests, the newest of ${found.newest}. ${found.file}: ${found.bytes} bytes.`,
      );
      if (found.requests === 0) throw new Error('The backup has no requests.');
    } finally {
      await stopAllGroups();
      if (demo) await rm(demo, { recursive: true });
    }
  });
}
