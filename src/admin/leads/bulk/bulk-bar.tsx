import { Ban, Check, Download, X } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { LeadType } from '#domain/leads/lead.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { statusMoves } from '#domain/leads/lead-status.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { plural } from '../../plural.ts';
import { exportSelected } from '../export/export-leads.ts';
import { listLabels } from '../list/list-labels.ts';
import type { BulkAnswer, BulkChange, BulkDestination } from './bulk-action.ts';
import { SelectionContext } from './selection-context.ts';

/** What can be done with the selected leads. Before the list in the order of focus. */
export function BulkBar({ type }: { type: LeadType }) {
  const selection = useContext(SelectionContext);
  const fetcher = useFetcher<BulkAnswer>();
  const [asksToDismiss, setAsksToDismiss] = useState(false);
  const keep = selection?.keep;
  const answer = fetcher.data;

  useEffect(() => {
    if (answer) keep?.(answer.left);
  }, [answer, keep]);

  if (!selection) return null;
  const { selected } = selection;
  const { one } = listLabels[type];
  const uncontacted = selected.filter((lead) =>
    statusMoves(lead).some(({ to }) => to === 'contacted'),
  );
  const pending = fetcher.json as BulkChange | undefined;

  const change = (to: BulkDestination, leads = selected) => {
    const change: BulkChange = { type, to, leads: leads.map(({ id, status }) => ({ id, status })) };
    void fetcher.submit(change, {
      method: 'post',
      encType: 'application/json',
      action: leadListPaths[type],
    });
  };
  const save = () => {
    exportSelected(type, selected);
    toast.success(`Exported ${plural(selected.length, one)}`);
  };
  const button = { variant: 'outline', size: 'sm', className: 'border-line' } as const;

  return (
    <>
      <p role="status" className="sr-only">
        {selected.length > 0 && `${plural(selected.length, one)} selected`}
      </p>
      {selected.length > 0 && (
        <section aria-label={`Selected ${one}s`} className="bulk-bar">
          <p className="num px-2 font-semibold whitespace-nowrap">{selected.length} selected</p>
          <Button
            {...button}
            disabled={uncontacted.length === 0}
            busy={pending?.to === 'contacted'}
            onClick={() => change('contacted', uncontacted)}
          >
            <Check className="ico" aria-hidden="true" />
            Mark contacted
          </Button>
          <Button
            {...button}
            busy={pending?.to === 'dismissed'}
            onClick={() => setAsksToDismiss(true)}
          >
            Dismiss
          </Button>
          <Button {...button} busy={pending?.to === 'spam'} onClick={() => change('spam')}>
            <Ban className="ico" aria-hidden="true" />
            Mark as spam
          </Button>
          <Button {...button} onClick={save}>
            <Download className="ico" aria-hidden="true" />
            Export selected
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Clear selection"
            onClick={() => selection.keep([])}
          >
            <X className="ico" aria-hidden="true" />
          </Button>
        </section>
      )}
      <ConfirmDialog
        open={asksToDismiss}
        onClose={() => setAsksToDismiss(false)}
        onConfirm={() => {
          setAsksToDismiss(false);
          change('dismissed');
        }}
        title={`Dismiss ${plural(selected.length, one)}?`}
        confirmLabel={`Dismiss ${one}s`}
      >
        They leave this list. You find them under Dismissed.
      </ConfirmDialog>
    </>
  );
}
