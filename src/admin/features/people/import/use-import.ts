import { useEffect, useRef, useState } from 'react';
import { beginImport, importPersons, undoImport } from '#data/persons/import-persons.ts';
import type { PatientImport, PlannedRow } from '#domain/people/patient-import.ts';
import type { Refusals } from '../../../shared/save/save.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import { type PatientFile, patientsIn, usesIn } from './patient-file.ts';

export type Progress = { done: number; of: number };

const refusals: Refusals = {
  changed: 'A colleague has finished or undone this import. Please look at the list below.',
  gone: 'This import isn’t there anymore.',
};

/** Brings patients and takes them back. Who leaves the page stops it between two rows; it can be continued. */
export function useImport(reload: () => unknown) {
  const saving = useSave(reload);
  const [progress, setProgress] = useState<Progress | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const leave = new AbortController();
    leaving.current = leave;
    return () => leave.abort();
  }, []);

  const watch = () => ({
    onProgress: (done: number, of: number) => setProgress({ done, of }),
    signal: leaving.current.signal,
  });

  return {
    ...saving,
    progress,
    /** What became of the rows of this try; null after a failure. id: the same for each try. */
    async bring(file: PatientFile, id: string): Promise<PlannedRow[] | null> {
      const rows = patientsIn(file).filter(({ isBrought }) => isBrought);
      const { name, fingerprint } = file;
      setProgress({ done: 0, of: rows.length });
      const saved = await saving.save({
        async write() {
          const started = { id, file: name, fingerprint, columns: usesIn(file), rows: rows.length };
          await beginImport(started, saving.by);
          return importPersons(id, rows, saving.by, watch());
        },
        failed: 'The import stopped. What was brought is stored.',
        inForm: true,
        refusals,
      });
      return saved.ok ? saved.value : null;
    },
    undo({ id, added, joined }: PatientImport) {
      setProgress({ done: 0, of: added + joined });
      return saving.save({
        write: () => undoImport(id, saving.by, watch()),
        failed: 'The import isn’t undone completely. Please try again.',
        refusals,
        done: 'The import is undone.',
      });
    },
  };
}
