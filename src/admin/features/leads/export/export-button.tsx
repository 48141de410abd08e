import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import type { ListPlace } from '../params/list-address.ts';
import { listLabels } from '../params/list-labels.ts';
import { isOldestFirst } from '../params/list-sort.ts';
import { exportFailed, exportLeads } from './export-leads.ts';

type ExportButtonProps = {
  place: ListPlace;
  /** How many leads have this status, null if unknown; a search may find fewer. */
  total: number | null;
};

type Export = { done: number; total: number | null };

/** Saves the rows of the current filter, all pages; a long export shows its progress. */
export function ExportButton({
  place: { type, view, search, language, sort },
  total,
}: ExportButtonProps) {
  const { save, by } = useSave();
  const [running, setRunning] = useState<Export | null>(null);
  const stop = useRef<AbortController>(null);
  const exportButton = useRef<HTMLButtonElement>(null);

  const run = async () => {
    const controller = new AbortController();
    stop.current = controller;
    const outOf = search || language ? null : total;
    setRunning({ done: 0, total: outOf });
    const onProgress = (done: number) => setRunning({ done, total: outOf });
    const { signal } = controller;
    await save({
      write: () =>
        exportLeads(
          { type, view, search, language: language ?? undefined, oldestFirst: isOldestFirst(sort) },
          by,
          { onProgress, signal },
        ).catch((error) => {
          signal.throwIfAborted();
          throw error;
        }),
      failed: exportFailed,
      done: (count) => `Exported ${plural(count, listLabels[type].one)}`,
    });
    setRunning(null);
  };

  const cancel = () => {
    // The pressed button disappears with the export.
    exportButton.current?.focus();
    stop.current?.abort();
    setRunning(null);
    toast.success('Export cancelled');
  };

  return (
    <>
      {running && (
        <Button variant="ghost" onClick={cancel}>
          Cancel export
        </Button>
      )}
      <Button
        ref={exportButton}
        variant="outline"
        busy={running !== null}
        busyLabel={running ? progressText(running) : undefined}
        onClick={run}
      >
        <Download className="ico" />
        Export CSV
      </Button>
    </>
  );
}

/** 'Exporting 1,250 of 8,334…' */
function progressText({ done, total }: Export): string {
  if (done === 0) return 'Exporting…';
  const number = (value: number) => value.toLocaleString('en-US');
  // More may arrive in the meantime.
  return total && total > done
    ? `Exporting ${number(done)} of ${number(total)}…`
    : `Exporting ${number(done)}…`;
}
