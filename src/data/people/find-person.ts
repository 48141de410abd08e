import type { Lead } from '#domain/leads/lead.ts';
import { keysOf, personFrom } from '#domain/people/person.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { collectionAt, docAt } from '../firebase/database.ts';
import { getDoc, getDocs, query, where } from '../firebase/firestore.ts';
import { mostValues } from '../firebase/parts-of.ts';
import { leadOf, visitsIn } from '../firebase/stored-records.ts';
import { findAlike, type PersonGroup, readGroup, searchPersons } from '../persons/persons.ts';
import { listVisitsOfLeads, listVisitsOfPersons } from '../visits/visits.ts';

/** Requests and visits that may be of one person. */
type PersonRecords = { leads: Lead[]; visits: Visit[] };

/** An older request may hold its phone number as it was typed. */
const spellings = (values: readonly unknown[]) => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value !== '')),
];

/** Requests of any age, and visits, with one of these emails or phone numbers. */
export async function findByContact(
  emails: readonly unknown[],
  phones: readonly unknown[],
): Promise<PersonRecords> {
  const same = async (name: string, field: string, values: string[]) => {
    if (values.length === 0) return [];
    const found = query(collectionAt(name), where(field, 'in', values));
    return (await getDocs(found)).docs;
  };
  const [email, phone] = [spellings(emails), spellings(phones)];
  const [leads, visits] = await Promise.all([
    Promise.all([same('leads', 'email', email), same('leads', 'phone', phone)]),
    Promise.all([
      same('appointments', 'patientEmail', email),
      same('appointments', 'patientPhone', phone),
    ]),
  ]);
  return { leads: once(leads.flat().map(leadOf)), visits: once(visitsIn(visits.flat())) };
}

function once<Each extends { id: string }>(list: Each[]): Each[] {
  return [...new Map(list.map((each) => [each.id, each])).values()];
}

/** Everything of one person: requests newest first, visits latest first, and others who may be the same. */
type PersonHistory = PersonRecords & { group: PersonGroup; alike: PersonGroup[] };

const inOrder = ({ leads, visits }: PersonRecords): PersonRecords => ({
  leads: leads.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
  visits: visits.sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime()),
});

/** null when nobody is stored under this id. A request from before persons is a person of its own, by its id. */
export async function findPerson(id: string): Promise<PersonHistory | null> {
  const group = await readGroup(id);
  if (!group) return findOldRequest(id);
  const ids = group.map((each) => each.id);
  const [requests, visits, alike] = await Promise.all([
    // Far more than is merged.
    getDocs(query(collectionAt('leads'), where('personId', 'in', ids.slice(0, mostValues)))),
    listVisitsOfPersons(ids),
    findAlike(group),
  ]);
  const leads = requests.docs.map(leadOf);
  return { group, alike, ...inOrder({ leads, visits }) };
}

async function findOldRequest(id: string): Promise<PersonHistory | null> {
  const stored = await getDoc(docAt('leads', id));
  if (!stored.exists()) return null;
  const lead = leadOf(stored);
  const person = personFrom(id, { name: lead.name, keys: keysOf(lead) });
  const visits = await listVisitsOfLeads([id]);
  return { group: [person], alike: [], ...inOrder({ leads: [lead], visits }) };
}

export type KnownPerson = { group: PersonGroup; visits: Visit[] };

async function withVisits(groups: PersonGroup[]): Promise<KnownPerson[]> {
  const visits = await listVisitsOfPersons(groups.flat().map(({ id }) => id));
  return groups.map((group) => {
    const theirs = visits.filter(({ personId }) => group.some(({ id }) => id === personId));
    return { group, visits: inOrder({ leads: [], visits: theirs }).visits };
  });
}

/** hasMore: of those whom the text finds. */
type FoundPeople = { people: KnownPerson[]; hasMore: boolean };

/** Persons with this beginning of a name, phone number or email: as many as staff look through. */
export async function searchKnown(text: string): Promise<FoundPeople> {
  const { groups, hasMore } = await searchPersons(text, 6);
  return { people: await withVisits(groups), hasMore };
}

/** With others who may be the same; null when nobody is stored under this id. */
export async function readKnown(
  id: string,
): Promise<(KnownPerson & Pick<PersonHistory, 'alike'>) | null> {
  const group = await readGroup(id);
  if (!group) return null;
  const [[known], alike] = await Promise.all([withVisits([group]), findAlike(group)]);
  return known ? { ...known, alike } : null;
}
