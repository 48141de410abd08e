import { readCsv } from '#domain/people/csv-file.ts';
import {
  type ColumnUse,
  type GuessedColumns,
  guessColumns,
} from '#domain/people/patient-columns.ts';
import { type PatientRow, patientRows } from '#domain/people/patient-rows.ts';
import { sha256 } from '#domain/text/sha256.ts';

/** A file of the old system, read in this browser. */
export type PatientFile = GuessedColumns & {
  name: string;
  /** SHA-256 of its bytes. */
  fingerprint: string;
  rows: string[][];
  isCut: boolean;
};

const longestName = 200;

export async function readPatientFile(
  file: File,
): Promise<{ ok: true; file: PatientFile } | { ok: false; why: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = readCsv(bytes);
  if (!answer.ok) return answer;
  const fingerprint = await sha256(bytes);
  const { rows, isCut } = answer.table;
  const name = file.name.slice(0, longestName);
  return { ok: true, file: { name, fingerprint, rows, isCut, ...guessColumns(rows) } };
}

export function withUses(file: PatientFile, uses: readonly ColumnUse[]): PatientFile {
  const columns = file.columns.map((column, at) => ({ ...column, use: uses[at] ?? '' }));
  return { ...file, columns };
}

export const usesIn = ({ columns }: PatientFile): ColumnUse[] => columns.map(({ use }) => use);

export function patientsIn(file: PatientFile): PatientRow[] {
  return patientRows(file.rows, file);
}
