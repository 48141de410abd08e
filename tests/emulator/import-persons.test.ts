import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseRecord } from '#data/people/erase-record.ts';
import { searchKnown } from '#data/people/find-person.ts';
import {
  beginImport,
  importPersons,
  listImported,
  listImports,
  undoImport,
} from '#data/persons/import-persons.ts';
import { mergePersons, undoMerge } from '#data/persons/merge-persons.ts';
import type { PatientRow } from '#domain/people/patient-rows.ts';
import { newPerson } from '#domain/people/person.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, storedAt } from './stored.ts';

const times = {
  createdAt: new Date('2026-03-02T16:00:00Z'),
  updatedAt: new Date('2026-03-02T16:00:00Z'),
};

const phoneOf = (at: number) => `(801) 555-${String(at).padStart(4, '0')}`;
const row = (at: number, name: string, ...keys: string[]): PatientRow => ({
  ...{ row: at, name, keys, lang: null, problems: [], isBrought: true },
});
/** Two in five share a phone with the one above them, every other of these also the first name. */
const rowsTo = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const family = at % 5 < 2 ? at - (at % 5) : at;
    const name = at % 10 === 1 ? `Ann${at - 1} Olsen` : `Ann${at} Olsen`;
    return row(at + 2, name, phoneOf(family), `a${at}@example.com`);
  });

const watch = { onProgress() {}, signal: new AbortController().signal };

async function begin(rows: number, id = 'i1') {
  const fingerprint = 'a'.repeat(64);
  await beginImport({ id, file: 'old.csv', fingerprint, columns: ['name'], rows }, dana);
}

const brought = async () =>
  (await listImported('i1')).map(({ id, name, mergedInto }) => [id, name, mergedInto]);
const journal = async () => (await listImports())[0];

beforeEach(async () => {
  await emulator.wipe();
  await signInAs('admin');
});

/** Who is found, and whether there are more. */
async function foundBy(text: string) {
  const { people, hasMore } = await searchKnown(text);
  return [people.map(({ group }) => group[0].id), hasMore];
}

it.each([
  ['the last of many people with one first name', 61, 'Maria', 'maria'],
  ['a person behind more of one first name than a search reads', 410, 'Christina', 'chris ols'],
])('B16 finds %s', async (_, count, first, ofAll) => {
  const people = Array.from({ length: count }, (__, at) => {
    const name = at === count - 1 ? `${first} Lopez` : `${first} Olsen ${at}`;
    const data = { ...newPerson({ name, phone: phoneOf(at), email: '' }), ...times };
    return { path: `persons/p${at + 100}`, data };
  });
  await emulator.store(people);
  for (const text of [`${first} Lopez`, `lopez, ${first}`, `${first.slice(0, 3)} lop`]) {
    expect(await foundBy(text)).toEqual([[`p${count + 99}`], false]);
  }
  expect(await foundBy(ofAll)).toEqual([expect.objectContaining({ length: 6 }), true]);
});

describe('an import of patients', () => {
  it('is the same whether it was cut or not', async () => {
    const rows = rowsTo(130);
    await begin(130);
    await importPersons('i1', rows, dana, watch);
    const [whole, told] = [await brought(), await journal()];
    expect(told).toMatchObject({ state: 'done', done: 130, added: 117, joined: 13 });

    await emulator.wipe();
    await signInAs('admin');
    await begin(130);
    const leave = new AbortController();
    const onProgress = (done: number) => {
      if (done >= 100) leave.abort();
    };
    const cut = importPersons('i1', rows, dana, { onProgress, signal: leave.signal });
    await expect(cut).rejects.toThrow('aborted');
    expect(await journal()).toMatchObject({ state: 'running', done: 100 });
    // The connection is lost among the commits of some rows.
    let commits = 0;
    let underWay = 0;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (!String(url).includes(':commit')) return fetch(url, init);
      if (commits++ > 3) throw new TypeError('Failed to fetch');
      underWay++;
      return fetch(url, init).finally(() => underWay--);
    });
    await expect(importPersons('i1', rows, dana, watch)).rejects.toThrow();
    vi.unstubAllGlobals();
    expect(underWay).toBe(0);
    expect((await brought()).length).toBeGreaterThanOrEqual(100);
    await importPersons('i1', rows, dana, watch);
    expect(await brought()).toEqual(whole);
    expect(await journal()).toMatchObject({ state: 'done', done: 130, added: 117, joined: 13 });
  });

  it('joins a person who is here, and leaves them as they are when it is undone', async () => {
    const maria = { ...newPerson({ name: 'Maria Olsen', phone: phoneOf(1), email: '' }), ...times };
    await emulator.store([{ path: 'persons/maria', data: maria }]);
    await begin(2);
    await importPersons(
      'i1',
      [row(2, 'Maria Olsen', phoneOf(1)), row(3, 'María Lund', phoneOf(1), 'm@example.com')],
      dana,
      watch,
    );
    expect(await brought()).toEqual([['i1-00003', 'María Lund', 'maria']]);
    await undoImport('i1', dana, watch);
    expect(await brought()).toEqual([]);
    expect(await storedAt('persons/maria')).toMatchObject(maria);
  });

  it('keeps who was edited, merged or has a request since, and who they are joined to', async () => {
    const rows = [
      ...[row(2, 'Ann', phoneOf(1)), row(3, 'Ann', phoneOf(1), 'ann@example.com')],
      ...[row(4, 'Ben', phoneOf(2)), row(5, 'Cleo', phoneOf(3)), row(6, 'Dan', phoneOf(4))],
      ...[row(7, 'Eve', phoneOf(5)), row(8, 'Fay', phoneOf(6))],
    ];
    await begin(rows.length);
    await importPersons('i1', rows, dana, watch);
    // Ann’s second row is taken apart and merged again; a request comes for Ben; Dan is merged into Cleo.
    await undoMerge('i1-00003', 'i1-00002', dana);
    await mergePersons('i1-00003', 'i1-00002', dana);
    await emulator.store([{ path: 'leads/l1', data: { personId: 'i1-00004', name: 'Ben' } }]);
    await mergePersons('i1-00006', 'i1-00005', dana);
    await undoImport('i1', dana, watch);
    expect((await brought()).map(([id]) => id)).toEqual(
      [2, 3, 4, 5, 6].map((at) => `i1-0000${at}`),
    );
    expect(await journal()).toMatchObject({ state: 'undone', kept: 5 });
  });

  it('can’t be undone after 30 days', async () => {
    await begin(1);
    await importPersons('i1', [row(2, 'Ann')], dana, watch);
    const createdAt = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await emulator.store([
      { path: 'imports/i1', data: { ...(await storedAt('imports/i1')), createdAt } as never },
    ]);
    await expect(undoImport('i1', dana, watch)).rejects.toMatchObject({ code: 'changed' });
    expect(await brought()).toHaveLength(1);
  });

  it('survives a repair and the erasure of a request, and is erased as a person', async () => {
    await begin(1);
    await importPersons('i1', [row(2, 'Ann Olsen', phoneOf(1), 'ann@example.com')], dana, watch);
    const named = { name: 'Ann Olsen', phone: phoneOf(2), email: '' };
    await emulator.store([
      { path: 'leads/l1', data: { ...named, ...times, type: 'contact', personId: 'i1-00002' } },
    ]);
    await repair(localEnv);
    const keys = [phoneOf(1), 'ann@example.com'];
    expect(await listImported('i1')).toMatchObject([
      { name: 'Ann Olsen', keys: [...keys, phoneOf(2)] },
    ]);
    expect(await repair(localEnv)).not.toContain('persons');
    await eraseRecord({ collection: 'leads', recordId: 'l1' }, 'asked', dana);
    expect(await listImported('i1')).toMatchObject([{ name: 'Ann Olsen', keys }]);
    await eraseRecord({ collection: 'persons', recordId: 'i1-00002' }, 'asked', dana);
    expect(await listImported('i1')).toEqual([]);
    expect(Object.keys(await storedAt('persons/i1-00002')).sort()).toEqual([
      'createdAt',
      'erasedAt',
      'mergedInto',
      'notSame',
    ]);
  });
});
