import type { Author } from '#domain/account/author.ts';
import { accountFrom } from '#domain/account/staff-account.ts';
import { leadFrom, leadName } from '#domain/leads/lead.ts';
import { storedText } from '#domain/stored-value.ts';
import { dayOf } from '#domain/time/clinic-day.ts';
import {
  type AccessEntry,
  type Place,
  type TrailArea,
  type TrailEntry,
  trailAreas,
  trailEntryFrom,
} from '#domain/trail/trail-entry.ts';
import { collectionAt, database, docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from '../firebase/firestore.ts';
import { pageOf } from '../firebase/page-of.ts';
import { partsOf } from '../firebase/parts-of.ts';
import { storeOnce } from '../firebase/write-errors.ts';

export type TrailQuery = {
  /** uid of who did it; null: anybody. */
  by: string | null;
  /** The requests that it is about, up to 30; none: any. */
  leadIds: string[];
  /** The visit that was looked at; null: any. */
  appointmentId: string | null;
  area: TrailArea | null;
  /** On the clinic's calendar, 'YYYY-MM-DD'; null: any. */
  day: string | null;
  /** `next` of the previous page. */
  after: string | null;
};

/** `next` is null on the last page. */
type TrailPage = { entries: TrailEntry[]; next: string | null };

const perPage = 25;

const newestFirst = orderBy('at', 'desc');

function entryOf(stored: QueryDocumentSnapshot): TrailEntry | null {
  return trailEntryFrom(stored.ref.path, withDates(stored.data()));
}

export async function listTrail(asked: TrailQuery): Promise<TrailPage> {
  const { by, leadIds, appointmentId, area, day, after } = asked;
  const span = day ? dayOf(day) : null;
  // A query takes 30 pairs of a request and a kind. With several requests the kinds are looked at here.
  const kinds: readonly string[] | null = area && trailAreas[area];
  const { items, next } = await pageOf({
    all: query(
      collectionGroup(database(), 'activity'),
      ...(by ? [where('by.uid', '==', by)] : []),
      ...(leadIds.length > 0 ? [where('leadId', 'in', leadIds)] : []),
      ...(appointmentId ? [where('appointmentId', '==', appointmentId)] : []),
      ...(kinds && leadIds.length <= 1 ? [where('kind', 'in', kinds)] : []),
      ...(span ? [where('at', '>=', span.from), where('at', '<', span.to)] : []),
      newestFirst,
    ),
    after: after ? await getDoc(docAt(after)) : null,
    size: perPage,
    itemOf(stored) {
      const entry = entryOf(stored);
      return entry && kinds?.includes(entry.kind) === false ? null : entry;
    },
  });
  return { entries: items, next: next?.ref.path ?? null };
}

/** The last changes of the clinic's facts, newest first. */
export async function listSettingsChanges(count: number): Promise<TrailEntry[]> {
  const changes = collectionAt('settings', 'clinic', 'activity');
  const { docs } = await getDocs(query(changes, newestFirst, limit(count)));
  return docs.flatMap((stored) => entryOf(stored) ?? []);
}

type Fields = Record<string, unknown>;

/** What a document is called, by its collection. */
const nameIn: Record<string, (fields: Fields, id: string) => string> = {
  leads: (fields, id) => leadName(leadFrom(id, fields)),
  appointments: ({ patientName }) => storedText(patientName),
  users(fields, id) {
    const { name, email } = accountFrom(id, fields);
    return name || email;
  },
  persons: ({ name }) => storedText(name),
  blogPosts: ({ title }) => storedText(title),
  staff: ({ name }) => storedText(name),
  reviews: ({ name }) => storedText(name),
  media: ({ fileName, alt }) => storedText(alt) || storedText(fileName),
};

/** The names of these documents, by 'collection/id'; null of one that is deleted. Others have no name. */
export async function readNames(places: Place[]): Promise<Record<string, string | null>> {
  const paths = [...new Set(places.map(({ collection: name, id }) => `${name}/${id}`))];
  const named = paths.filter((path) => (path.split('/')[0] ?? '') in nameIn);
  const names = await Promise.all(
    named.map(async (path) => {
      const stored = await getDoc(docAt(path));
      const [name = ''] = path.split('/');
      const data = stored.data();
      return [path, data ? (nameIn[name]?.(withDates(data), stored.id) ?? '') : null] as const;
    }),
  );
  return Object.fromEntries(names);
}

/** Lines of one commit: what the rules evaluate for a commit has a limit. */
const mostEntries = 5;

/** Stores what a person looked at. id: the same for each try. */
export async function addAccessEntries(
  entries: (AccessEntry & { id: string })[],
  by: Author,
): Promise<void> {
  const own = collectionAt('users', by.uid, 'activity');
  const store = async (part: typeof entries) => {
    const commit = () => {
      const batch = writeBatch(database());
      for (const { id, ...entry } of part) {
        batch.set(doc(own, id), { ...entry, by, at: serverTimestamp() });
      }
      return batch.commit();
    };
    const first = doc(own, part[0]?.id ?? '');
    await storeOnce(commit, async () => (await getDoc(first)).exists());
  };
  await Promise.all(partsOf(entries, mostEntries).map(store));
}
