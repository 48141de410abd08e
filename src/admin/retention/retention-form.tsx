import { useFetcher } from 'react-router-dom';
import {
  offeredPeriods,
  periodLabel,
  type RetentionKind,
  type RetentionPeriods,
  retentionKinds,
  retentionLabels,
} from '#domain/people/retention.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { EditConflict, useBase } from '../edit-conflict.tsx';
import type { RetentionAnswer } from './save-retention.ts';

const noErrors: [] = [];

const hints: Record<RetentionKind, string> = {
  contact: 'A request that led to care is part of the health record: the law may ask for years.',
  pip: 'People who asked for the guide and nothing else.',
  attorney: 'They’re about a client’s case, which can go on for years.',
  spam: 'Six months leave you time to find a real person among it.',
};

/** stored: the periods in use. */
export function RetentionForm({ stored }: { stored: RetentionPeriods }) {
  const fetcher = useFetcher<RetentionAnswer>();
  const isBusy = fetcher.state !== 'idle';
  const refused = fetcher.data?.ok === false && !isBusy ? fetcher.data : null;
  const errors = refused?.errors ?? noErrors;
  const seen = useBase(stored, refused?.conflict?.theirs);
  return (
    <Card as="section" aria-labelledby="periods" className="mt-5 max-w-3xl p-5">
      <h2 id="periods">How long requests are kept</h2>
      <p className="mt-1 text-text-2">
        Counted from the last change, visit or call back of a request. When its time is over, it’s
        listed under Due for deletion, and one of you erases it. Ask your lawyer which periods the
        law sets.
      </p>
      <fetcher.Form
        method="post"
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
      >
        <ErrorSummary errors={errors} />
        {refused?.conflict && <EditConflict {...refused.conflict} />}
        <input type="hidden" name="seen" value={JSON.stringify(seen)} />
        {retentionKinds.map((kind) => (
          <SelectField
            key={kind}
            label={retentionLabels[kind]}
            hint={hints[kind]}
            name={kind}
            size="sm"
            defaultValue={stored[kind] ?? ''}
            options={optionsWith(stored[kind])}
            error={errors.find(({ field }) => field === kind)?.message}
          />
        ))}
        <div className="flex justify-end">
          <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </fetcher.Form>
    </Card>
  );
}

/** Also a stored period that isn't offered. */
function optionsWith(stored: number | null) {
  const periods = new Set([...offeredPeriods, ...(stored === null ? [] : [stored])]);
  return [null, ...[...periods].sort((a, b) => a - b)].map((months) => ({
    value: months === null ? '' : String(months),
    label: periodLabel(months),
  }));
}
