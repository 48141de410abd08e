import { fileURLToPath } from 'node:url';
import { localEnv, projectId } from './local/local-env.ts';
import { optionsOf, requireEmulators, runCommand } from './local/run-command.ts';
import { repair } from './repair.ts';
import { localEmulator } from './seed/emulator.ts';
import { renderPictures } from './seed/pictures/pictures.ts';
import { dataSet } from './seed/sets/data-set.ts';
import { loadLeads } from './seed/sets/load.ts';
import { sampleShelf } from './seed/sets/sample-shelf.ts';
import { accounts, profiles } from './seed/users.ts';

/** As many old requests as a busy clinic collects in two years. */
const loadSize = 10_000;

/**
 * Replaces everything in the emulators by the demo data: only users if empty, and 10,000 old leads more for load.
 * 'Add sample content' works in each.
 * Works only on a demo project on this machine.
 */
export async function seed(options: { empty?: boolean; load?: boolean } = {}): Promise<void> {
  const emulator = localEmulator();
  const now = new Date();
  const pictures = await renderPictures();
  const shelf = sampleShelf(now, pictures, emulator.urlOf);
  const { documents, files } = options.empty
    ? { documents: [], files: [] }
    : dataSet(now, pictures, emulator.urlOf);

  await emulator.wipe();
  await Promise.all([
    ...accounts.map(emulator.createAccount),
    emulator.store([...profiles, ...documents, ...shelf.documents]),
    emulator.upload([...files, ...shelf.files]),
  ]);
  if (!options.load) return;
  await emulator.store(loadLeads(now, loadSize));
  await repair(localEnv);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const options = optionsOf({ empty: { type: 'boolean' }, load: { type: 'boolean' } });
    await requireEmulators();
    await seed(options);
    const data = options.empty ? 'accounts alone' : 'the demo data';
    const more = options.load ? ` and ${loadSize} requests more` : '';
    console.log(`${projectId} has ${data}${more} now. What it had before is gone.`);
  });
}
