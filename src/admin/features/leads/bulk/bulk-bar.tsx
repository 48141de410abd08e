import { Ban, Check, Download, X } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { statusMoves } from '#domain/leads/lead-status.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import type { Selection } from '../../../shared/parts/use-selection.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';
import { exportFailed, exportSelected } from '../export/export-leads.ts';
import { listLabels } from '../params/list-labels.ts';
import type { BulkChange, BulkDestination } from './bulk-action.ts';
import { SelectionContext } from './selection-context.ts';

/** What can be done with the selected leads. Before the list in the order of focus. */
export function BulkBar({ type }: { type: LeadType }) {
  const selection = useContext(SelectionContext);
  const { save, by } = useSave();
  const { change, pendingTo } = useBulkChange(type, selection);
  const [asksToDismiss, setAsksToDismiss] = useState(false);

  if (!selection) return null;
  const { selected } = selection;
  const { one } = listLabels[type];
  const uncontacted = selected.filter((lead) =>
    statusMoves(lead).some(({ to }) => to === 'contacted'),
  );

  const saveFile = () =>
    save({
      write: () => exportSelected(type, selected, by),
      failed: exportFailed,
      done: `Exported ${plural(selected.length, one)}`,
    });

  return (
    <>
      <p role="status" className="sr-only">
        {selected.length > 0 && `${plural(selected.length, one)} selected`}
      </p>
      {selected.length > 0 && (
        <section aria-label={`Selected ${one}s`} className="bulk-bar">
          <p className="num px-2 font-semibold whitespace-nowrap">{`${selected.length} selected`}</p>
          <Button
            variant="line"
            disabled={uncontacted.length === 0}
            busy={pendingTo === 'contacted'}
            onClick={() => change('contacted', uncontacted)}
          >
            <Check className="ico" />
            Mark contacted
          </Button>
          <Button
            variant="line"
            busy={pendingTo === 'dismissed'}
            onClick={() => setAsksToDismiss(true)}
          >
            Dismiss
          </Button>
          <Button
            variant="line"
            busy={pendingTo === 'spam'}
            onClick={() => change('spam', selected)}
          >
            <Ban className="ico" />
            Mark as spam
          </Button>
          <Button variant="line" onClick={saveFile}>
            <Download className="ico" />
            Export selected
          </Button>
          <IconButton icon={X} label="Clear selection" onClick={() => selection.keep([])} />
        </section>
      )}
      <ConfirmDialog
        open={asksToDismiss}
        onClose={() => setAsksToDismiss(false)}
        onConfirm={() => {
          setAsksToDismiss(false);
          change('dismissed', selected);
        }}
        title={`Dismiss ${plural(selected.length, one)}?`}
        confirmLabel={`Dismiss ${one}s`}
      >
        They leave this list. You find them under Dismissed.
      </ConfirmDialog>
    </>
  );
}

/** Changes several leads. Those that stay as they were stay selected. */
function useBulkChange(type: LeadType, selection: Selection<Lead> | null) {
  const { send, data, sent } = useSavedForm<string[]>();
  const keep = selection?.keep;
  useEffect(() => {
    if (data?.ok) keep?.(data.value);
  }, [data, keep]);

  const pending: BulkChange | null = JSON.parse(String(sent?.get('change') ?? 'null'));
  const change = (to: BulkDestination, leads: Lead[]) => {
    const change: BulkChange = { type, to, leads: leads.map(({ id, status }) => ({ id, status })) };
    send({ change: JSON.stringify(change) }, leadListPaths[type]);
  };
  return { change, pendingTo: pending?.to };
}
