/** Firestore's REST interface: the three calls that the functions need, without the start-up time of an SDK. */
import { setting } from '../environment/configuration.ts';
import { firestoreAccess } from './firestore-access.ts';
import { type FirestoreFields, fromFields, type Storable, toValue } from './firestore-value.ts';

/** code is Google's status name ('PERMISSION_DENIED'), or the reason why the call got no answer. */
export class FirestoreError extends Error {
  override name = 'FirestoreError';
  readonly code: string;

  constructor(code: string) {
    super(`Firestore answered ${code}`);
    this.code = code;
  }
}

/** Another write came first: read again, then decide again. */
export function isConflict(error: unknown): boolean {
  const codes = ['ALREADY_EXISTS', 'FAILED_PRECONDITION', 'ABORTED'];
  return error instanceof FirestoreError && codes.includes(error.code);
}

export type StoredDocument = { name: string; fields?: FirestoreFields; updateTime: string };

export type Precondition = { exists: boolean } | { updateTime: string };

/** The commit conflicts if the document has changed since it was read, or was not there and is now. */
export function asRead(stored: StoredDocument | undefined): Precondition {
  return stored ? { updateTime: stored.updateTime } : { exists: false };
}

type Transform = { fieldPath: string } & (
  | { setToServerValue: 'REQUEST_TIME' }
  | { increment: { integerValue: string } }
);

export type Update = {
  update: { name: string; fields: FirestoreFields };
  /** Only these fields are written; without a mask the document is replaced. */
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: Transform[];
  currentDocument?: Precondition;
};

type Delete = { delete: string; currentDocument?: Precondition };

export type Write = Update | Delete;

/** Milliseconds. The calls of one submission, in sequence, fit into the 20 seconds that its page waits. */
const timeout = 4000;

function database(): string {
  return `projects/${setting('FIREBASE_PROJECT_ID')}/databases/(default)/documents`;
}

/** The full name of a document; path is 'collection/id'. */
export function documentName(path: string): string {
  return `${database()}/${path}`;
}

export function idOf(name: string): string {
  return name.split('/').at(-1) ?? '';
}

/** Whether a value from outside can be the id of a document: no path leads anywhere else, and '__x__' is Firestore's own. */
export function isDocumentId(value: unknown): value is string {
  return typeof value === 'string' && /^(?!__.*__$)[\w-]{1,128}$/.test(value);
}

export function serverTime(fieldPath: string) {
  return { fieldPath, setToServerValue: 'REQUEST_TIME' } as const;
}

/** Adds to a number, whatever it is by now; a missing one counts as 0. */
export function increased(fieldPath: string, by: number) {
  return { fieldPath, increment: { integerValue: String(by) } };
}

type CallOptions = {
  idToken?: string;
  /** Milliseconds. */
  patience?: number;
  /** Name of the document below which to look. */
  parent?: string;
};

async function call<Answer>(
  method: string,
  body: unknown,
  { idToken, patience = timeout, parent = database() }: CallOptions = {},
): Promise<Answer> {
  const { origin, authorization } = firestoreAccess(idToken);
  const response = await fetch(`${origin}v1/${parent}:${method}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new FirestoreError(unreachable(error));
  });
  if (!response.ok) throw new FirestoreError(await statusName(response));
  return (await response.json()) as Answer;
}

function unreachable(error: unknown): string {
  const { name, cause } = error as Error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : name;
  return `nothing (${code})`;
}

/** Leaves out the message, which may quote the stored text. */
async function statusName(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  // Streaming calls (batchGet, runQuery) wrap their error in a list.
  const first = (Array.isArray(body) ? body[0] : body) as { error?: { status?: unknown } } | null;
  const status = first?.error?.status;
  return typeof status === 'string' ? status : `HTTP ${response.status}`;
}

/** The existing documents by name, and the read time. idToken: only what its person may read. Throws FirestoreError. */
export async function batchGet(
  names: string[],
  idToken?: string,
): Promise<{ found: Map<string, StoredDocument>; readTime: Date }> {
  type Answer = { found?: StoredDocument; readTime: string }[];
  const answers = await call<Answer>('batchGet', { documents: names }, { idToken });
  const found = answers.flatMap((answer) => answer.found ?? []);
  const readTime = Math.max(...answers.map((answer) => Date.parse(answer.readTime)));
  return {
    found: new Map(found.map((document) => [document.name, document])),
    readTime: new Date(readTime),
  };
}

/** What a found document says; undefined for one that doesn't exist. */
export function fieldsIn(
  found: ReadonlyMap<string, StoredDocument>,
  name: string,
): Record<string, unknown> | undefined {
  const stored = found.get(name);
  return stored && fromFields(stored.fields);
}

/** Commits all writes or none. Throws FirestoreError. */
export async function commit(writes: Write[]): Promise<void> {
  await call('commit', { writes });
}

export function fieldIs(fieldPath: string, op: string, value: Storable) {
  return { fieldFilter: { field: { fieldPath }, op, value: toValue(value) } };
}

export function allOf(...filters: object[]) {
  return { compositeFilter: { op: 'AND', filters } };
}

/** query: a StructuredQuery; patience: milliseconds; parent: the document above. Throws FirestoreError. */
export async function runQuery(
  query: object,
  patience: number,
  parent?: string,
): Promise<StoredDocument[]> {
  type Answer = { document?: StoredDocument }[];
  const answers = await call<Answer>('runQuery', { structuredQuery: query }, { patience, parent });
  return answers.flatMap((answer) => answer.document ?? []);
}
