/**
 * All documents of a Firestore database, subcollections included, in the form of its REST interface.
 * That form keeps every value; firebase-admin would turn a double 3.0 into an integer.
 */
import type { FirebaseProject } from '../local/firebase-project.ts';
import { emulatorUrls } from '../local/local-env.ts';

/** path is 'collection/id', deeper ones likewise; fields are typed values, copied unchanged. */
export type StoredDocument = { path: string; fields?: Record<string, unknown> };

type Found = { document?: { name: string; fields?: Record<string, unknown> }; readTime: string };

const pageSize = 100;

/** Firestore takes at most 500 writes and 10 MiB at once. */
const mostWrites = 400;
const mostBytes = 4_000_000;

/** The prefix of the documents' full names. */
export function documentsOf({ id }: FirebaseProject): string {
  return `projects/${id}/databases/(default)/documents`;
}

async function call<Answer>(
  project: FirebaseProject,
  method: string,
  body: object,
): Promise<Answer> {
  const origin = project.isDemo ? emulatorUrls.firestore : 'https://firestore.googleapis.com';
  const token = project.isDemo ? 'owner' : await accessToken(project);
  const answer = await fetch(`${origin}/v1/${documentsOf(project)}:${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Firestore: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Requested before every call, because a token expires after an hour. */
async function accessToken({ app }: FirebaseProject): Promise<string | undefined> {
  return (await app.options.credential?.getAccessToken())?.access_token;
}

/** Ordered by name; after is the full name of the last one seen. */
function query(limit: number, after?: string) {
  return {
    // Without a collection id it finds the documents of all collections, at any depth.
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
    limit,
  };
}

/** Whether there is no document, and the database's time, at which reads can be pinned. */
export async function lookAt(
  project: FirebaseProject,
): Promise<{ isEmpty: boolean; readTime: string }> {
  const body = { structuredQuery: query(1) };
  const found = await call<Found[]>(project, 'runQuery', body);
  const readTime = found.at(-1)?.readTime ?? '';
  // Firestore accepts microseconds at most.
  return {
    isEmpty: !found.some(({ document }) => document),
    readTime: readTime.replace(/(\.\d{6})\d+Z$/, '$1Z'),
  };
}

/** As they were at readTime, at most an hour ago, whatever is written since. */
export async function* readDocuments(
  project: FirebaseProject,
  readTime: string,
): AsyncGenerator<StoredDocument> {
  const prefix = `${documentsOf(project)}/`;
  let last: string | undefined;
  do {
    const body = { structuredQuery: query(pageSize, last), readTime };
    const found = await call<Found[]>(project, 'runQuery', body);
    last = undefined;
    for (const { document } of found) {
      if (!document) continue;
      last = document.name;
      yield { path: document.name.slice(prefix.length), fields: document.fields };
    }
  } while (last);
}

/** Creates the documents; with overwrite it replaces existing ones. */
export async function writeDocuments(
  project: FirebaseProject,
  documents: AsyncIterable<StoredDocument>,
  { overwrite }: { overwrite: boolean },
): Promise<void> {
  let writes: object[] = [];
  let bytes = 0;
  const flush = async () => {
    if (writes.length > 0) await call(project, 'commit', { writes });
    writes = [];
    bytes = 0;
  };
  for await (const { path, fields } of documents) {
    const write = {
      update: { name: `${documentsOf(project)}/${path}`, fields },
      ...(!overwrite && { currentDocument: { exists: false } }),
    };
    const size = Buffer.byteLength(JSON.stringify(write));
    if (writes.length === mostWrites || bytes + size > mostBytes) await flush();
    writes.push(write);
    bytes += size;
  }
  await flush();
}
