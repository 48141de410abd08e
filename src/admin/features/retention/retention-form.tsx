import {
  offeredPeriods,
  periodLabel,
  type RetentionKind,
  type RetentionPeriods,
  retentionKinds,
  retentionLabels,
  retentionTexts,
} from '#domain/people/retention.ts';
import { SelectField } from '#ui/forms/field.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useDraftForm } from '../../shared/save/use-draft-form.ts';

const hints: Record<RetentionKind, string> = {
  contact: 'A request that led to care is part of the health record. The law may ask for years.',
  pip: 'From people who asked for the guide and nothing else.',
  attorney: 'About a client’s case, which can go on for years.',
  spam: 'Six months leave you time to find a real person among it.',
};

/** stored: the periods in use. What is chosen is kept until it is stored or discarded. */
export function RetentionForm({ stored }: { stored: RetentionPeriods }) {
  const { draft, errors, answered, foot } = useDraftForm('retention', retentionTexts(stored));
  const field = typedField<RetentionKind>({ ...draft, errors });
  return (
    <SectionCard
      title="How long requests are kept"
      className="mt-5 max-w-3xl p-5"
      text="Counted from the last change, visit or call back of a request. Then it’s listed under Due for deletion until an owner or administrator erases it. Ask your lawyer which periods the law sets."
    >
      <AnsweredForm {...answered} className="mt-4 grid gap-4">
        {retentionKinds.map((kind) => (
          <SelectField
            key={kind}
            label={retentionLabels[kind]}
            hint={hints[kind]}
            options={optionsWith(stored[kind])}
            {...field(kind)}
          />
        ))}
        <FormFoot {...foot} />
      </AnsweredForm>
    </SectionCard>
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
