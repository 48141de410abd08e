/** An in-memory Firestore behind fetch: the calls of the functions and of the SDK, without rules. Its clock is the test's. */
import { vi } from 'vitest';
import { fromFields, toFields, toValue } from '../../netlify/lib/firestore/firestore-value.ts';

type Value = Record<string, unknown>;
type Fields = Record<string, Value>;
type Stored = { fields: Fields; updateTime: string };
type Where = {
  compositeFilter?: { filters: Where[] };
  fieldFilter?: { field: { fieldPath: string }; op: string; value: Value };
};
type Query = {
  from: [{ collectionId: string }];
  where?: Where;
  orderBy?: { field: { fieldPath: string } }[];
  limit?: number;
};
type Precondition = { exists?: boolean; updateTime?: string };
type Write = {
  update?: { name: string; fields?: Fields };
  delete?: string;
  verify?: string;
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: { fieldPath: string; setToServerValue?: string; increment?: Value }[];
  currentDocument?: Precondition;
};

const root = 'projects/demo-clinic/databases/(default)/documents/';

export class FakeFirestore {
  documents = new Map<string, Stored>();
  /** Each commit has a time of its own, as in Firestore. */
  private commits = 0;
  /** Called before a commit; may change documents. */
  beforeCommit: (() => void) | null = null;
  losesNextAnswer = false;

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = String(input);
    const body = JSON.parse(String(init?.body ?? '{}'));
    if (address.endsWith(':batchGet')) {
      const isReserved = body.documents.some((name: string) => /\/__.*__$/.test(name));
      if (isReserved) return failed(400, 'INVALID_ARGUMENT');
      return Response.json(this.batchGet(body.documents));
    }
    if (address.endsWith(':runQuery')) return Response.json(this.runQuery(body.structuredQuery));
    if (address.endsWith(':beginTransaction')) return Response.json({ transaction: 'AA==' });
    if (address.endsWith(':rollback')) return Response.json({});
    if (address.endsWith(':commit')) return this.commit(body.writes ?? []);
    throw new Error(`no network here: ${address}`);
  };

  /** Stores plain data. */
  store(path: string, data: object): void {
    const fields = toFields(data as Parameters<typeof toFields>[0]) as Fields;
    this.documents.set(root + path, { fields, updateTime: this.nextTime() });
  }

  change(path: string, fields: object): void {
    this.store(path, { ...this.read(path), ...fields });
  }

  read(path: string): Record<string, unknown> | null {
    const stored = this.documents.get(root + path);
    return stored ? fromFields(stored.fields as never) : null;
  }

  list(collection: string): { id: string; data: Record<string, unknown> }[] {
    return [...this.documents].flatMap(([name, { fields }]) => {
      const [folder, id, deeper] = name.slice(root.length).split('/');
      const isIn = folder === collection && id !== undefined && deeper === undefined;
      return isIn ? [{ id, data: fromFields(fields as never) }] : [];
    });
  }

  remove(names: RegExp): void {
    for (const name of [...this.documents.keys()])
      if (names.test(name)) this.documents.delete(name);
  }

  private nextTime(): string {
    this.commits++;
    const micros = String(this.commits % 1000).padStart(3, '0');
    return new Date().toISOString().replace('Z', `${micros}Z`);
  }

  private batchGet(names: string[]) {
    const readTime = new Date().toISOString();
    return names.map((name) => {
      const stored = this.documents.get(name);
      return stored
        ? { found: { name, ...structuredClone(stored), createTime: stored.updateTime }, readTime }
        : { missing: name, readTime };
    });
  }

  private runQuery({ from: [{ collectionId }], where, orderBy, limit = 1000 }: Query) {
    const path = orderBy?.[0]?.field.fieldPath;
    const found = [...this.documents]
      .filter(([name]) => new RegExp(`^${collectionId}/[^/]+$`).test(name.slice(root.length)))
      .filter(([, { fields }]) => !where || matches(fields, where))
      .sort(([, a], [, b]) => (path ? compare(a.fields[path], b.fields[path]) : 0))
      .slice(0, limit);
    const readTime = new Date().toISOString();
    if (found.length === 0) return [{ readTime }];
    return found.map(([name, stored]) => ({
      document: { name, ...structuredClone(stored), createTime: stored.updateTime },
      readTime,
    }));
  }

  private commit(writes: Write[]): Response {
    this.beforeCommit?.();
    const nameOf = (write: Write) => write.update?.name ?? write.delete ?? write.verify ?? '';
    for (const write of writes) {
      const { exists, updateTime } = write.currentDocument ?? {};
      const stored = this.documents.get(nameOf(write));
      if (exists === false && stored) return failed(409, 'ALREADY_EXISTS');
      if (exists === true && !stored) return failed(404, 'NOT_FOUND');
      if (updateTime !== undefined && !isSameTime(stored?.updateTime, updateTime)) {
        return failed(400, 'FAILED_PRECONDITION');
      }
    }
    const updateTime = this.nextTime();
    for (const write of writes) {
      if (write.delete) this.documents.delete(write.delete);
      if (write.update) this.update(write, updateTime);
    }
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false;
      throw new TypeError('the answer is lost');
    }
    const writeResults = writes.map(() => ({ updateTime }));
    return Response.json({ writeResults, commitTime: updateTime });
  }

  private update({ update, updateMask, updateTransforms = [] }: Write, updateTime: string): void {
    const { name, fields = {} } = update ?? { name: '' };
    const next = structuredClone((updateMask && this.documents.get(name)?.fields) ?? {});
    if (!updateMask) Object.assign(next, structuredClone(fields));
    for (const path of updateMask?.fieldPaths ?? [])
      put(next, partsOf(path), at(fields, partsOf(path)));
    for (const { fieldPath, increment } of updateTransforms) {
      const before = at(next, partsOf(fieldPath))?.integerValue ?? 0;
      const value = increment
        ? { integerValue: String(Number(before) + Number(increment.integerValue)) }
        : toValue(new Date());
      put(next, partsOf(fieldPath), value as Value);
    }
    this.documents.set(name, { fields: next, updateTime });
  }
}

/** The SDK writes nanoseconds. */
const isSameTime = (a: string | undefined, b: string) =>
  a?.replace(/0*Z$/, '') === b.replace(/0*Z$/, '');

const failed = (code: number, status: string) =>
  Response.json({ error: { code, status, message: status } }, { status: code });

const partsOf = (path: string) =>
  [...path.matchAll(/`([^`]*)`|([^.`]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

type Map_ = { mapValue: { fields?: Fields } };

function at(fields: Fields, [first = '', ...rest]: string[]): Value | undefined {
  const value = fields[first];
  if (rest.length === 0 || !value) return value;
  return at((value as Map_).mapValue?.fields ?? {}, rest);
}

function put(fields: Fields, [first = '', ...rest]: string[], value: Value | undefined): void {
  if (rest.length > 0) {
    const map = (fields[first] as Map_ | undefined)?.mapValue ?? { fields: {} };
    map.fields ??= {};
    put(map.fields, rest, value);
    fields[first] = { mapValue: map };
  } else if (value === undefined) delete fields[first];
  else fields[first] = value;
}

function matches(fields: Fields, { compositeFilter, fieldFilter }: Where): boolean {
  if (compositeFilter) return compositeFilter.filters.every((each) => matches(fields, each));
  if (!fieldFilter) return true;
  const { field, op, value } = fieldFilter;
  const stored = at(fields, partsOf(field.fieldPath));
  if (!stored) return false;
  switch (op) {
    case 'EQUAL':
      return compare(stored, value) === 0;
    case 'GREATER_THAN':
      return compare(stored, value) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return compare(stored, value) >= 0;
    case 'LESS_THAN':
      return compare(stored, value) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return compare(stored, value) <= 0;
    case 'ARRAY_CONTAINS': {
      const { values = [] } = (stored as { arrayValue?: { values?: Value[] } }).arrayValue ?? {};
      return values.some((each) => compare(each, value) === 0);
    }
    default:
      throw new Error(`the fake knows no ${op}`);
  }
}

/** Of two values of one type. */
function compare(a: Value | undefined, b: Value | undefined): number {
  const plain = (value: Value | undefined) => {
    const [found] = Object.values(value ?? {});
    if (value && 'timestampValue' in value) return Date.parse(String(found));
    return value && 'integerValue' in value ? Number(found) : String(found);
  };
  const [x, y] = [plain(a), plain(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Functions use it from now on. */
export function fakeFirestore(): FakeFirestore {
  const fake = new FakeFirestore();
  onDemoClinic(fake.fetch);
  return fake;
}

/** Functions are those of a demo project from now on, whose network this is. */
export function onDemoClinic(network: typeof fetch): void {
  vi.stubGlobal('fetch', network);
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:1');
  vi.stubEnv('RATE_LIMIT_SECRET', 'for tests');
  vi.stubEnv('URL', undefined);
}
