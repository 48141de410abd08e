import { type Problem, problemDays, problemFrom } from '#domain/problem.ts';
import { collectionAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  addDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from '../firebase/firestore.ts';

const day = 24 * 60 * 60 * 1000;

/** Most problems per read. */
const atMost = 500;

const problems = () => collectionAt('problems');

/** The database deletes it after `problemDays`. now: of the server. */
export async function addProblem(
  problem: Omit<Problem, 'at'>,
  uid: string,
  now: Date,
): Promise<void> {
  await addDoc(problems(), {
    ...problem,
    uid,
    at: serverTimestamp(),
    expiresAt: new Date(now.getTime() + problemDays * day),
  });
}

/** Newest first: the last 500 of the last 30 days. The database deletes expired ones a day or so late. now: of the server. */
export async function listProblems(now: Date): Promise<Problem[]> {
  const since = new Date(now.getTime() - problemDays * day);
  const { docs } = await getDocs(
    query(problems(), where('at', '>=', since), orderBy('at', 'desc'), limit(atMost)),
  );
  return docs.flatMap((stored) => problemFrom(withDates(stored.data())) ?? []);
}
