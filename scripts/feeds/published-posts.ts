import { emulatorUrls } from '../local-env.ts';

/** What the feeds say about a post. */
export type FeedPost = {
  title: string;
  slug: string;
  summary: string;
  createdAt: Date | null;
  updatedAt: Date | null;
};

type Value = { stringValue?: string; timestampValue?: string };
type Row = { document?: { fields?: Record<string, Value> } };

/** Milliseconds. */
const timeout = 10_000;

const equals = (field: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
});

/** Asked without credentials, as a visitor asks: the rules let nothing through that is not published. */
const publishedPosts = {
  structuredQuery: {
    from: [{ collectionId: 'blogPosts' }],
    select: {
      fields: ['title', 'slug', 'summary', 'createdAt', 'updatedAt'].map((fieldPath) => ({
        fieldPath,
      })),
    },
    where: {
      compositeFilter: {
        op: 'OR',
        filters: [
          equals('status', { stringValue: 'published' }),
          equals('published', { booleanValue: true }),
        ],
      },
    },
  },
};

/** Every published post, the last changed first. A project id that starts with demo- is the emulator's. */
export async function readPublishedPosts(projectId: string): Promise<FeedPost[]> {
  const origin = projectId.startsWith('demo-')
    ? emulatorUrls.firestore
    : 'https://firestore.googleapis.com';
  const answer = await fetch(
    `${origin}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(publishedPosts),
      signal: AbortSignal.timeout(timeout),
    },
  );
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status}: ${await answer.text()}`);
  const rows = (await answer.json()) as Row[];
  return rows
    .flatMap(({ document }) => (document ? postOf(document.fields ?? {}) : []))
    .filter(({ title, slug }) => title && slug)
    .sort((a, b) => changedAt(b) - changedAt(a));
}

function postOf(fields: Record<string, Value>): FeedPost {
  const text = (name: string) => fields[name]?.stringValue ?? '';
  const date = (name: string) => {
    const stored = fields[name]?.timestampValue;
    return stored ? new Date(stored) : null;
  };
  return {
    title: text('title'),
    slug: text('slug'),
    summary: text('summary'),
    createdAt: date('createdAt'),
    updatedAt: date('updatedAt'),
  };
}

/** Epoch milliseconds; 0 for a post without dates. */
function changedAt({ updatedAt, createdAt }: FeedPost): number {
  return (updatedAt ?? createdAt)?.getTime() ?? 0;
}
