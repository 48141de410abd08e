import { useId, useState } from 'react';
import { leadName } from '#domain/leads/lead.ts';
import type { DueRequest } from '#domain/people/retention.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { plural } from '../../shared/parts/plural.ts';
import { SelectAll, SelectOne } from '../../shared/parts/select-boxes.tsx';
import { useSelection } from '../../shared/parts/use-selection.ts';
import { DueRows } from './due-rows.tsx';
import { type Failure, useErasing } from './use-erasing.ts';

/** Erases the ticked ones of the due requests, one after the other. */
export function EraseDue({ due }: { due: DueRequest[] }) {
  const id = useId();
  const selection = useSelection(due.map(({ request }) => request));
  const { selected } = selection;
  const { erase, progress, failures } = useErasing(selection.keep);
  const [isAsking, setAsking] = useState(false);
  const isBusy = progress !== null;
  const count = plural(selected.length, 'request');
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="px-5 py-4">
        <h2 id={id} tabIndex={-1} data-landing>
          Due now
        </h2>
        <p className="mt-1 text-text-2">
          {due.length > 0
            ? 'Check each record before you select it. A lawsuit, or a child’s record, may have to stay longer.'
            : 'Nothing is due.'}
        </p>
        <NotErased failures={failures} />
        {due.length > 0 && (
          <SelectAll
            selection={selection}
            name="Select all that are due"
            disabled={isBusy}
            className="mt-4 flex min-h-9 w-fit cursor-pointer items-center gap-3"
          >
            Select all
          </SelectAll>
        )}
        <p role="status" className="sr-only">
          {progress}
        </p>
      </div>
      <DueRows
        due={due}
        box={({ request }) => (
          <SelectOne
            selection={selection}
            id={request.id}
            name={`Select ${leadName(request)}`}
            disabled={isBusy}
            className="-m-2 grid size-9 flex-none cursor-pointer place-items-center"
          />
        )}
      />
      {due.length > 0 && (
        <div className="sticky bottom-(--bottom-bar,0px) z-10 flex justify-end rounded-b-[inherit] border-t border-line bg-surface px-5 py-3">
          <Button
            variant="danger"
            disabled={selected.length === 0 && !isBusy}
            busy={isBusy}
            busyLabel={progress ?? undefined}
            onClick={() => setAsking(true)}
          >
            {selected.length > 0 ? `Erase ${count}` : 'Erase'}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void erase(selected);
        }}
        title={`Erase ${count}?`}
        confirmLabel={`Erase ${count}`}
      >
        Gone for good, with visits and history. You can’t undo it.
      </ConfirmDialog>
    </Card>
  );
}

function NotErased({ failures }: { failures: Failure[] }) {
  if (failures.length === 0) return null;
  return (
    <Notice tone="bad" className="mt-4" title={`${plural(failures.length, 'request')} not erased`}>
      <ul className="mt-1 grid gap-1">
        {failures.map(({ request, why }) => (
          <li key={request.id} className="wrap-anywhere">
            <strong>{leadName(request)}</strong>: {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
