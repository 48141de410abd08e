import { newPerson, type Person, withSearchKeys } from '#domain/people/person.ts';
import { recordsWithPersons } from '../repair/persons.ts';
import { daysBefore } from './clock.ts';
import { type SeedDocument, seededIn } from './document.ts';

/** Of the requests and visits among these documents, which get their ids. */
export function personsOf(documents: SeedDocument[], now: Date): SeedDocument[] {
  const leads = seededIn(documents, 'leads');
  const visits = seededIn(documents, 'appointments');
  const persons = new Map<string, Person>();
  const records = recordsWithPersons(leads, visits, persons);
  for (const { id, personId } of records.requests) Object.assign(leads[id] ?? {}, { personId });
  for (const { id, personId } of records.visits) Object.assign(visits[id] ?? {}, { personId });
  const inSpanish = records.requests
    .filter(({ id }) => leads[id]?.language === 'es')
    .map(({ personId }) => personId);
  return [...persons.values()].map(({ id, name, keys }) => ({
    path: `persons/${id}`,
    data: {
      ...newPerson({ name, email: '', phone: '' }),
      ...withSearchKeys({ name, keys }),
      ...(inSpanish.includes(id) && { language: 'es' }),
      createdAt: daysBefore(now, 1),
      updatedAt: daysBefore(now, 1),
    },
  }));
}
