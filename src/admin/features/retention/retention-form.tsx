import {
  offeredPeriods,
  periodLabel,
  type RetentionKind,
  type RetentionPeriods,
  retentionKinds,
  retentionLabels,
  retentionTexts,
} from '#domain/people/retention.ts';
import { hasFields } from '#domain/same-fields.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { RestoredDraft } from '../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { AnsweredForm, useAnsweredForm } from '../../shared/forms/answered-form.tsx';
import { EditConflict } from '../../shared/forms/edit-conflict.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';
import type { RetentionAnswer } from './save-retention.ts';

const hints: Record<RetentionKind, string> = {
  contact: 'A request that led to care is part of the health record. The law may ask for years.',
  pip: 'From people who asked for the guide and nothing else.',
  attorney: 'About a client’s case, which can go on for years.',
  spam: 'Six months leave you time to find a real person among it.',
};

/** stored: the periods in use. What is chosen is kept until it is stored or discarded. */
export function RetentionForm({ stored }: { stored: RetentionPeriods }) {
  const form = useAnsweredForm<RetentionAnswer>();
  const { isBusy, errors, data } = form;
  const conflict = data?.ok === false ? data.conflict : undefined;
  const record = retentionTexts(stored);
  const draft = useDraft('retention', record, isBusy);
  const base = conflict?.theirs ?? draft.base;
  const field = typedField<RetentionKind>({ ...draft, errors });
  return (
    <Card as="section" aria-labelledby="periods" className="mt-5 max-w-3xl p-5">
      <h2 id="periods">How long requests are kept</h2>
      <p className="mt-1 text-text-2">
        Counted from the last change, visit or call back of a request. Then it’s listed under Due
        for deletion until an owner or administrator erases it. Ask your lawyer which periods the
        law sets.
      </p>
      <AnsweredForm form={form} className="mt-4 grid gap-4">
        {conflict && <EditConflict {...conflict} />}
        <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
          Unsaved changes restored
        </RestoredDraft>
        <input type="hidden" name="draft" value={draft.key} />
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        {retentionKinds.map((kind) => (
          <SelectField
            key={kind}
            label={retentionLabels[kind]}
            hint={hints[kind]}
            size="sm"
            options={optionsWith(stored[kind])}
            {...field(kind)}
          />
        ))}
        <div className="flex justify-end gap-2.5">
          {!hasFields(record, draft.fields) && (
            <Button variant="outline" size="sm" onClick={draft.discard}>
              Discard changes
            </Button>
          )}
          <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </AnsweredForm>
    </Card>
  );
}

/** Also a stored period that isn't offered. */
function optionsWith(stored: number | null) {
  const periods = new Set([...offeredPeriods, ...(stored === null ? [] : [stored])]);
  return [null, ...[...periods].sort((a, b) => a - b)].map((months) => ({
    value: String(months ?? ''),
    label: periodLabel(months),
  }));
}
