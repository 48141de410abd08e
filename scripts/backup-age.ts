import { requireRecent } from './backup/kept-backups.ts';
import { reasonOf } from './local/run-command.ts';

/** More than a day, so that a backup may take its time. */
const hours = 30;

// npm run backup-age -- FOLDER
const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new Error('Usage: npm run backup-age -- FOLDER');
  const name = await requireRecent(folder, hours, new Date());
  console.log(`The newest backup, ${name}, is less than ${hours} hours old.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
