import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { leadFrom } from '#domain/leads/lead.ts';
import { givePersons, type Recorded } from '#domain/people/give-persons.ts';
import { type Person, personFrom, withSearchKeys } from '#domain/people/person.ts';
import { storedDate, storedText } from '#domain/stored-value.ts';
import { inParallel } from '../local/in-parallel.ts';
import { width } from './beside-people.ts';
import { type Documents, documentsById } from './summaries.ts';

const byAge = (documents: Documents) =>
  Object.entries(documents).sort(([, a], [, b]) => ageOf(a) - ageOf(b));
const ageOf = ({ createdAt }: Record<string, unknown>) => dateOf(createdAt)?.getTime() ?? 0;

/** Firestore's times have a toDate. */
const dateOf = (time: unknown) =>
  storedDate((time as { toDate?: () => Date } | undefined)?.toDate?.() ?? time);

/** Requests and visits, the oldest first, each with the person that it should have. */
export function recordsWithPersons(
  leads: Documents,
  visits: Documents,
  persons: Map<string, Person>,
): { requests: Recorded[]; visits: Recorded[] } {
  const requests = byAge(leads).map(([id, stored]): Recorded => {
    const { name, email, phone, spam, personId = null } = leadFrom(id, stored);
    return { id, name, email, phone, spam, personId, asked: null };
  });
  const requestOf = new Map(requests.map((each) => [each.id, each]));
  const booked = byAge(visits).map(([id, stored]): Recorded => {
    return {
      ...{ id, name: storedText(stored.patientName), phone: storedText(stored.patientPhone) },
      email: storedText(stored.patientEmail).toLowerCase(),
      personId: storedText(stored.personId) || null,
      asked: requestOf.get(storedText(stored.leadId)) ?? null,
    };
  });
  givePersons([...requests, ...booked], persons);
  return { requests, visits: booked };
}

/** Gives each request and visit a person, and each person their name and keys. Whether something was wrong. */
export async function repairPersons(db: Firestore): Promise<boolean> {
  const read = async (name: string) => documentsById(await db.collection(name).get());
  const [leads, appointments, stored] = await Promise.all([
    read('leads'),
    read('appointments'),
    read('persons'),
  ]);
  const before = new Map(
    Object.entries(stored).map(([id, fields]) => [
      id,
      personFrom(id, { ...fields, erasedAt: dateOf(fields.erasedAt) }),
    ]),
  );
  const persons = new Map(before);
  const { requests, visits } = recordsWithPersons(leads, appointments, persons);
  const ofPersons = [...persons.values()].flatMap((person) =>
    personWrite(db, before.get(person.id), person),
  );
  const ofRecords = [
    ...recordWrites(db, 'leads', leads, requests),
    ...recordWrites(db, 'appointments', appointments, visits),
  ];
  // Persons come first: a record never names one who isn't there.
  await inParallel(width, ofPersons, (write) => write());
  await inParallel(width, ofRecords, (write) => write());
  return ofPersons.length + ofRecords.length > 0;
}

type Write = () => Promise<void>;

/** Beside people at work: what has changed since the read stays until the next run. */
function personWrite(db: Firestore, before: Person | undefined, after: Person): Write[] {
  const target = db.collection('persons').doc(after.id);
  const { mergedInto, notSame } = after;
  const fields = withSearchKeys({ name: after.name, keys: after.keys });
  if (!before) {
    const now = FieldValue.serverTimestamp();
    const created = { ...fields, mergedInto, notSame, createdAt: now, updatedAt: now };
    return [() => unlessChanged(target, {}, (to) => to.create(target, created))];
  }
  if (isDeepStrictEqual([before.name, before.keys], [after.name, after.keys])) return [];
  const seen = { name: before.name, keys: before.keys };
  return [() => unlessChanged(target, seen, (to) => to.update(target, fields))];
}

function recordWrites(
  db: Firestore,
  name: string,
  stored: Documents,
  records: Recorded[],
): Write[] {
  return records.flatMap(({ id, personId }) => {
    const seen = stored[id]?.personId ?? null;
    if (seen === personId) return [];
    const target = db.collection(name).doc(id);
    return [
      () => unlessChanged(target, { personId: seen }, (to) => to.update(target, { personId })),
    ];
  });
}

async function unlessChanged(
  target: DocumentReference,
  seen: Record<string, unknown>,
  write: (to: Transaction) => unknown,
): Promise<void> {
  await target.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(target);
    const isSeen = Object.entries(seen).every(([field, value]) =>
      isDeepStrictEqual(stored.get(field) ?? null, value),
    );
    if (isSeen && stored.exists === Object.keys(seen).length > 0) write(transaction);
  });
}
