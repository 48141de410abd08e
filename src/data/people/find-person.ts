import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { type Visit, visitFrom } from '#domain/visits/visit.ts';
import { database } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  type QueryDocumentSnapshot,
  query,
  where,
} from '../firebase/firestore.ts';

/** Requests and visits that may be of one person. */
export type PersonRecords = { leads: Lead[]; visits: Visit[] };

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
    const found = query(collection(database(), name), where(field, 'in', values));
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
  return {
    leads: once(leads.flat().map((each) => leadFrom(each.id, withDates(each.data())))),
    visits: once(visitsIn(visits.flat())),
  };
}

const visitsIn = (docs: QueryDocumentSnapshot[]) =>
  docs.flatMap((each) => visitFrom(each.id, withDates(each.data())) ?? []);

function once<Each extends { id: string }>(list: Each[]): Each[] {
  return [...new Map(list.map((each) => [each.id, each])).values()];
}

/**
 * The request, the visits that were booked from it, and everything with the same email or phone number: requests and
 * visits newest first. null when there is no such request.
 */
export async function findPerson(leadId: string): Promise<(PersonRecords & { lead: Lead }) | null> {
  const stored = await getDoc(doc(database(), 'leads', leadId));
  if (!stored.exists()) return null;
  const lead = leadFrom(stored.id, withDates(stored.data()));
  const ofLead = where('leadId', '==', leadId);
  const [same, booked] = await Promise.all([
    findByContact([lead.email, stored.get('email')], [lead.phone, stored.get('phone')]),
    getDocs(query(collection(database(), 'appointments'), ofLead)),
  ]);
  return {
    lead,
    leads: same.leads
      .filter(({ id }) => id !== leadId)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    visits: once([...visitsIn(booked.docs), ...same.visits]).sort(
      (a, b) => b.startsAt.getTime() - a.startsAt.getTime(),
    ),
  };
}
