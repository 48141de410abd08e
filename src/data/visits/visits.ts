import {
  isBookedAhead,
  isHold,
  isUpcoming,
  takingPlace,
  type Visit,
} from '#domain/visits/visit.ts';
import { collectionAt } from '../firebase/database.ts';
import { doc, getCount, getDoc, getDocs, orderBy, query, where } from '../firebase/firestore.ts';
import { lastChangeIn } from '../firebase/last-change.ts';
import { mostValues, partsOf } from '../firebase/parts-of.ts';
import { visitOf, visitsIn } from '../firebase/stored-records.ts';
import { serverDate } from '../server-clock.ts';

export type Range = { from: Date; to: Date };

function appointments() {
  return collectionAt('appointments');
}

const startingIn = ({ from, to }: Range) => [
  where('startsAt', '>=', from),
  where('startsAt', '<', to),
];

/** Visits of every provider and status that start in the range (`to` excluded), in order. */
export async function listVisits(range: Range): Promise<Visit[]> {
  const { docs } = await getDocs(query(appointments(), ...startingIn(range), orderBy('startsAt')));
  return visitsIn(docs);
}

const ofProvider = (id: string) => where('providerId', '==', id);

export async function listVisitsOf(providerId: string, range: Range): Promise<Visit[]> {
  const { docs } = await getDocs(
    query(appointments(), ofProvider(providerId), ...startingIn(range), orderBy('startsAt')),
  );
  return visitsIn(docs);
}

/** Identifies the latest change to a visit: watchVisits starts from it. */
export async function lastVisitChange(): Promise<string> {
  return lastChangeIn('appointments');
}

/** null when there is none with this id. */
export async function getVisit(id: string): Promise<Visit | null> {
  return visitOf(await getDoc(doc(appointments(), id)));
}

/** Holds that lapse in the range (`to` excluded), the first one first. A visit keeps the time once staff have confirmed it. */
export async function listHolds({ from, to }: Range): Promise<Visit[]> {
  const lapsing = [where('heldUntil', '>', from), where('heldUntil', '<', to)];
  const { docs } = await getDocs(query(appointments(), ...lapsing, orderBy('heldUntil')));
  return visitsIn(docs).filter(isHold);
}

/** Visits whose patient waits for an answer, the longest wait first. */
export async function listOpenAnswers(): Promise<Visit[]> {
  const { docs } = await getDocs(query(appointments(), where('answer.open', '==', true)));
  const since = ({ answer }: Visit) => answer?.at.getTime() ?? 0;
  return visitsIn(docs).sort((a, b) => since(a) - since(b));
}

type Whose = Pick<Visit, 'leadId' | 'patientPhone' | 'patientEmail'>;

/** Visits ahead or under way of the same request, phone number or email address, in order. */
export async function listVisitsAhead(person: Whose): Promise<Visit[]> {
  const same = async (field: keyof Whose) => {
    if (!person[field]) return [];
    return visitsIn((await getDocs(query(appointments(), where(field, '==', person[field])))).docs);
  };
  const found = await Promise.all([same('leadId'), same('patientPhone'), same('patientEmail')]);
  const now = serverDate();
  const ahead = found.flat().filter((visit) => isUpcoming(visit, now));
  return [...new Map(ahead.map((visit) => [visit.id, visit])).values()].sort(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  );
}

export function listVisitsOfLeads(leadIds: readonly string[]): Promise<Visit[]> {
  return listWith('leadId', leadIds);
}

export function listVisitsOfPersons(personIds: readonly string[]): Promise<Visit[]> {
  return listWith('personId', personIds);
}

async function listWith(field: 'leadId' | 'personId', values: readonly string[]): Promise<Visit[]> {
  const found = await Promise.all(
    partsOf(values, mostValues).map((part) =>
      getDocs(query(appointments(), where(field, 'in', part))),
    ),
  );
  return found.flatMap(({ docs }) => visitsIn(docs));
}

/** Which of the leads have a booked visit ahead or under way. */
export async function findScheduled(leadIds: readonly string[]): Promise<Set<string>> {
  const now = serverDate();
  const theirs = (await listVisitsOfLeads(leadIds)).filter((visit) => isBookedAhead(visit, now));
  return new Set(theirs.flatMap(({ leadId }) => leadId ?? []));
}

/** Counts booked visits that start in the range (`to` excluded) and take place, without holds; counted by the server. */
export async function countVisits(range: Range): Promise<number> {
  const starting = query(appointments(), where('status', 'in', takingPlace), ...startingIn(range));
  return (await getCount(starting)).data().count;
}

/** Counts visits of any status that start in the range, of one provider or all; counted by the server. */
export async function countAllVisits(range: Range, providerId?: string): Promise<number> {
  const of = providerId === undefined ? [] : [ofProvider(providerId)];
  return (await getCount(query(appointments(), ...of, ...startingIn(range)))).data().count;
}
