import { newPerson, type Person, withSearchKeys } from '#domain/people/person.ts';
import { comingWeeks } from '#domain/visits/opening-weeks.ts';
import { byWeek } from '#domain/visits/stored-weeks.ts';
import { recordsWithPersons } from '../repair/persons.ts';
import { summaries, summaryNames } from '../repair/summaries.ts';
import { daysBefore } from './clock.ts';
import { type SeedDocument, seededIn } from './document.ts';

export function summariesOf(documents: SeedDocument[]): SeedDocument[] {
  return summaryNames.map((name) => {
    const { collection, of } = summaries[name];
    return {
      path: `summaries/${name}`,
      data: of(seededIn(documents, collection)) as SeedDocument['data'],
    };
  });
}

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

/** What visitors see of the locks among these documents: weeks that are past are gone, as after a repair. */
export function openingsOf(documents: readonly SeedDocument[], now: Date): SeedDocument[] {
  const locks = documents.flatMap(({ path }) =>
    path.startsWith('slotLocks/') ? path.slice('slotLocks/'.length) : [],
  );
  const [thisWeek] = comingWeeks(now);
  return [...byWeek(locks)]
    .filter(([week]) => week >= thisWeek)
    .map(([week, ids]) => ({
      path: `openings/${week}`,
      data: {
        taken: Object.fromEntries(ids.map((id) => [id, true])),
        updatedAt: daysBefore(now, 1),
      },
    }));
}
