/** An import of patients: its journal, and what each row becomes. */
import { type Author, storedAuthor } from '../account/author.ts';
import { storedDate, storedText } from '../stored-value.ts';
import { type ImportState, importStates } from '../trail/trail-entry.ts';
import { type ColumnUse, columnUses } from './patient-columns.ts';
import type { PatientRow } from './patient-rows.ts';
import {
  type Imported,
  type Persons,
  personFrom,
  personWith,
  rootOf,
  type StoredPerson,
  sharesNames,
  withSearchKeys,
} from './person.ts';

/** A document of the collection `imports`. Its persons name it, and have its id in theirs. */
export type PatientImport = {
  id: string;
  file: string;
  /** SHA-256 of the file: only the same one continues an import. */
  fingerprint: string;
  columns: ColumnUse[];
  /** Patients to bring. */
  rows: number;
  /** How many are dealt with; the others of these are known already. */
  done: number;
  added: number;
  joined: number;
  /** After it was undone: who stays. */
  kept: number;
  state: ImportState;
  by: Author;
  at: Date;
};

/** Days in which an import can be undone, as firestore.rules have it. */
export const undoDays = 30;

/** null for a document that tells no state, author or time. */
export function importFrom(id: string, stored: Record<string, unknown>): PatientImport | null {
  const state = importStates.find((known) => known === stored.state);
  const by = storedAuthor(stored.by);
  const at = storedDate(stored.createdAt);
  if (!state || !by || !at) return null;
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  const uses = storedText(stored.columns).split(',');
  return {
    ...{ id, state, by, at },
    file: storedText(stored.file),
    fingerprint: storedText(stored.fingerprint),
    columns: uses.map((use) => columnUses.find((known) => known === use) ?? ''),
    rows: count(stored.rows),
    done: count(stored.done),
    added: count(stored.added),
    joined: count(stored.joined),
    kept: count(stored.kept),
  };
}

export function mayUndo({ state, at }: Pick<PatientImport, 'state' | 'at'>, now: Date): boolean {
  if (state === 'undoing') return true;
  return state !== 'undone' && now.getTime() - at.getTime() < undoDays * 24 * 60 * 60_000;
}

/** The same row has the same person at each try. */
export const importedId = (importId: string, row: number) =>
  `${importId}-${String(row).padStart(5, '0')}`;

export type PlannedRow = {
  id: string;
  row: PatientRow;
  /** 'joined': a machine may say who it is, and the row knows more. It is stored as merged, so it can be taken apart. */
  becomes: 'added' | 'joined' | 'known';
  mergedInto: string | null;
  /** Others have one of its phones or emails. */
  isMaybeSame: boolean;
  isStored: boolean;
};

/**
 * What each row becomes. persons: who has one of their phones or emails, with their chains, and who is stored of this
 * import. A row knows the rows above it alone, so a second try plans the same.
 */
export function planImport(
  importId: string,
  rows: readonly PatientRow[],
  persons: Persons,
): PlannedRow[] {
  const below = new Set(rows.map(({ row }) => importedId(importId, row)));
  const known = new Map([...persons].filter(([id]) => !below.has(id)));
  return rows.map((row) => {
    const id = importedId(importId, row.row);
    const stored = persons.get(id);
    const planned = planRow(importId, row, known);
    const becomes = stored?.mergedInto ? 'joined' : stored ? 'added' : planned.becomes;
    if (becomes !== 'known')
      known.set(id, stored ?? personFrom(id, importedPerson(importId, { ...planned, row })));
    return { ...planned, id, row, becomes, isStored: stored !== undefined };
  });
}

type Becomes = Pick<PlannedRow, 'becomes' | 'mergedInto' | 'isMaybeSame'>;

function planRow(importId: string, row: PatientRow, known: Persons): Becomes {
  const found = personWith(row, known);
  const isOfFile = found?.imported?.importId === importId;
  if (!found || (isOfFile && !sharesNames(found.name, row.name))) {
    const isShared = [...known.values()].some(({ keys }) =>
      row.keys.some((key) => keys.includes(key)),
    );
    return { becomes: 'added', mergedInto: null, isMaybeSame: isShared };
  }
  const root = rootOf(found, known);
  const group = [...known.values()].filter((each) => rootOf(each, known).id === root.id);
  const keys = group.flatMap((each) => each.keys);
  const langs = group.map(({ imported }) => imported?.lang ?? null);
  const isKnown =
    row.keys.every((key) => keys.includes(key)) && langs.concat(null).includes(row.lang);
  const becomes = isKnown ? 'known' : 'joined';
  return { becomes, mergedInto: isKnown ? null : root.id, isMaybeSame: false };
}

/** A new document of `persons`, without its times. */
export function importedPerson(
  importId: string,
  { row: { name, keys, lang }, mergedInto }: Pick<PlannedRow, 'row' | 'mergedInto'>,
): StoredPerson & { imported: Imported } {
  const imported = { importId, name, keys, lang };
  return { ...withSearchKeys({ name, keys }), mergedInto, notSame: [], imported };
}
