import { isDeepStrictEqual } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { runCommand } from './local/run-command.ts';
import { attempts, isOvertaken } from './repair/beside-people.ts';
import { eraseAgain } from './repair/erase-again.ts';
import { nameVisitTypes, renewSearchKeys } from './repair/older-records.ts';
import { repairOpenings } from './repair/openings.ts';
import { repairPersons } from './repair/persons.ts';
import {
  type ReservationName,
  reservations,
  reserveAddresses,
} from './repair/reserve-addresses.ts';
import { documentsById, type SummaryName, summaries, summaryNames } from './repair/summaries.ts';

type Repaired =
  | SummaryName
  | ReservationName
  | 'erasures'
  | 'searchKeys'
  | 'persons'
  | 'visitTypes'
  | 'openings';

/**
 * Erases again what should be gone, reserves the addresses of older pages, gives older leads the keys of today's search,
 * each request and visit a person, and older visits the type that they were booked for, then counts the leads and
 * collects the gallery again. Returns the names of what was wrong.
 */
export async function repair(env: Environment): Promise<Repaired[]> {
  const database = getFirestore(firebaseProject(env).app);
  const wrong: Repaired[] = (await eraseAgain(database)) > 0 ? ['erasures'] : [];
  for (const name of Object.keys(reservations) as ReservationName[]) {
    if (await reserveAddresses(database, name)) wrong.push(name);
  }
  if (await renewSearchKeys(database)) wrong.push('searchKeys');
  if (await repairPersons(database)) wrong.push('persons');
  if (await nameVisitTypes(database)) wrong.push('visitTypes');
  if (await repairOpenings(database)) wrong.push('openings');
  const changed = await Promise.all(summaryNames.map((name) => repairOne(database, name)));
  return [...wrong, ...summaryNames.filter((_, index) => changed[index])];
}

/** Whether it was wrong. Who changes a list or a photo writes the summary: if nobody has since, the read holds. */
async function repairOne(
  database: FirebaseFirestore.Firestore,
  name: SummaryName,
): Promise<boolean> {
  const document = database.doc(`summaries/${name}`);
  const source = database.collection(summaries[name].collection);
  for (let attempt = 1; ; attempt++) {
    const [stored, found] = await database.runTransaction(
      (moment) => Promise.all([moment.get(document), moment.get(source)]),
      { readOnly: true },
    );
    const right = summaries[name].of(documentsById(found));
    const isRight = Object.entries(right).every(([field, value]) =>
      isDeepStrictEqual(stored.get(field), value),
    );
    if (isRight) return false;
    const { updateTime } = stored;
    try {
      if (updateTime) await document.update(right, { lastUpdateTime: updateTime });
      else await document.create(right);
      return true;
    } catch (error) {
      if (!isOvertaken(error) || attempt === attempts) throw error;
    }
  }
}

// npm run repair
if (process.argv[1] === import.meta.filename) {
  await runCommand(async () => {
    const wrong = await repair(process.env);
    console.log(wrong.length > 0 ? `Repaired: ${wrong.join(', ')}.` : 'Nothing to repair.');
  });
}
