import type { LastChanges } from '../feeds/feed-post.ts';
import { emulatorUrls, isDemo } from '../local/local-env.ts';

/**
 * Two numbers that name the state of the public data. Every change alters one of them: a write makes a newer
 * newestChange, and a document that visitors can't read anymore lowers `documents`.
 */
export type PublicChanges = {
  /** ISO date of the last write to an article, photo, site picture, review, member of staff or fact that visitors see. */
  newestChange: string | null;
  documents: number;
};

type Stored = { updateTime: string };
/** One document, or none: an answer without results has one entry, with the time of the read. */
type Answer = { document?: Stored; found?: Stored }[];

const equals = (field: string, value: string | boolean) => ({
  fieldFilter: {
    field: { fieldPath: field },
    op: 'EQUAL',
    value: typeof value === 'string' ? { stringValue: value } : { booleanValue: value },
  },
});

const allOf = (op: 'AND' | 'OR', ...filters: ReturnType<typeof equals>[]) => ({
  compositeFilter: { op, filters },
});

/** What visitors may list. The rules refuse a query that could find more. */
const queries = [
  {
    from: 'blogPosts',
    where: allOf('OR', equals('status', 'published'), equals('published', true)),
  },
  {
    from: 'media',
    where: allOf(
      'AND',
      equals('type', 'clinicPhoto'),
      equals('status', 'published'),
      equals('visibility', 'public'),
    ),
  },
  { from: 'staff', where: undefined },
  { from: 'reviews', where: equals('status', 'published') },
];

const publicDocuments = [
  'siteMedia/logo',
  'siteMedia/hero',
  'settings/clinic',
  'settings/visitTypes',
  'settings/booking',
  'summaries/website',
];

/** Milliseconds. */
const timeout = 20_000;

export async function readPublicChanges(projectId: string): Promise<PublicChanges> {
  const times = [...(await readTimes(projectId)).values()].flat();
  return {
    newestChange: times.length > 0 ? new Date(Math.max(...times)).toISOString() : null,
    documents: times.length,
  };
}

export async function readLastChanges(projectId: string): Promise<LastChanges> {
  const times = [...(await readTimes(projectId))].filter(([, each]) => each.length > 0);
  return Object.fromEntries(times.map(([name, each]) => [name, new Date(Math.max(...each))]));
}

/** The times of the last writes to what visitors see, read as a visitor. Rejects when any of it can't be read. */
async function readTimes(projectId: string): Promise<Map<string, number[]>> {
  const host = isDemo(projectId) ? emulatorUrls.firestore : 'https://firestore.googleapis.com';
  const root = `projects/${projectId}/databases/(default)/documents`;

  async function ask(method: string, body: object): Promise<Stored[]> {
    const response = await fetch(`${host}/v1/${root}:${method}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`Firestore answers ${response.status} to ${method}`);
    const answer = (await response.json()) as Answer;
    return answer.flatMap(({ document, found }) => document ?? found ?? []);
  }

  const stored = await Promise.all([
    ...queries.map(({ from, where }) =>
      ask('runQuery', {
        structuredQuery: {
          select: { fields: [{ fieldPath: '__name__' }] },
          from: [{ collectionId: from }],
          where,
        },
      }),
    ),
    ask('batchGet', {
      documents: publicDocuments.map((path) => `${root}/${path}`),
      mask: { fieldPaths: ['uploadedAt'] },
    }),
  ]);
  const names = [...queries.map(({ from }) => from), 'facts'];
  return new Map(
    stored.map((documents, i) => [
      names[i] ?? '',
      documents.map(({ updateTime }) => Date.parse(updateTime)),
    ]),
  );
}
