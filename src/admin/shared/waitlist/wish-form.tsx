import { readVisitTypes } from '#data/read-booking.ts';
import { settled } from '#data/settled.ts';
import { hasHours } from '#domain/clinic/opening-hours.ts';
import { typeLabel, type VisitType } from '#domain/clinic/visit-types.ts';
import { type ChosenWish, dayParts } from '#domain/leads/sooner-wish.ts';
import { mondayFirst, type Weekday } from '#domain/time/wall-clock.ts';
import { SelectField } from '#ui/forms/field.tsx';
import { type Async, useAsync } from '#ui/loading/use-async.ts';
import { times } from '#words/times.ts';
import { useClinic } from '../data/clinic-facts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { CheckField } from '../forms/check-field.tsx';
import { errorOf, type FieldError } from '../forms/error-of.ts';
import { GroupError } from '../forms/group-error.tsx';
import { typedField } from '../forms/typed-field.ts';
import { AnsweredForm, FormFoot } from '../save/answered-form.tsx';
import type { useSavedForm } from '../save/use-saved-form.ts';

type WishFormProps = {
  name: string;
  form: ReturnType<typeof useSavedForm>;
  wish: ChosenWish | null;
  /** What else is sent. */
  fields: Record<string, string>;
  action: string;
  asksType: boolean;
};

const partLabels = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' };

/** Days and parts of the day at which they would come; all of them at first. */
export function WishForm({ name, form, wish, fields, action, asksType }: WishFormProps) {
  const { hours } = useClinic();
  const { days = mondayFirst, parts = dayParts, type = '' } = wish ?? {};
  const record = { days: days.join(','), parts: parts.join(','), type };
  const draft = useDraft(name, record, form.isBusy);
  const types = useAsync(asksType ? [] : null, () =>
    settled(readVisitTypes(), 'Failed to load the types of visits.'),
  );
  const { errors } = form;
  const openDays = mondayFirst.filter((day) => !hasHours(hours) || hours[day].length > 0);
  return (
    <AnsweredForm form={form} action={action} draft={draft} className="mt-3 grid gap-4">
      {Object.entries({ ...fields, intent: 'sooner' }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <ChoiceBoxes
        legend="Days"
        name="days"
        options={openDays.map((day) => [String(day), times.shortDayName(day)])}
        value={draft.fields.days}
        errors={errors}
        onChange={(chosen) => draft.change({ days: daysOf(chosen, openDays) })}
      />
      <ChoiceBoxes
        legend="Time of day"
        name="parts"
        options={dayParts.map((part) => [part, partLabels[part]])}
        value={draft.fields.parts}
        errors={errors}
        onChange={(chosen) => draft.change({ parts: chosen })}
      />
      {asksType && <TypeField {...typedField({ ...draft, errors })('type')} types={types} />}
      <FormFoot isBusy={form.isBusy} disabled={types.isLoading}>
        Save
      </FormFoot>
    </AnsweredForm>
  );
}

/** All open days are any day: the clinic may open on others. */
function daysOf(chosen: string, openDays: readonly Weekday[]): string {
  const days = openDays.filter((day) => chosen.split(',').includes(String(day)));
  return (days.length === openDays.length ? mondayFirst : days).join(',');
}

type TypeFieldProps = ReturnType<ReturnType<typeof typedField>> & {
  types: Async<readonly VisitType[]>;
};

function TypeField({ value, types, ...field }: TypeFieldProps) {
  const active = (types.value ?? []).filter(({ isActive }) => isActive);
  return (
    <SelectField
      label="Type of visit"
      {...field}
      error={types.failure ?? field.error}
      options={active.map((type) => ({ value: type.id, label: typeLabel(type) }))}
      value={value || (active[0]?.id ?? '')}
    />
  );
}

type ChoiceBoxesProps = {
  legend: string;
  /** Of the field that is sent. */
  name: string;
  options: [value: string, label: string][];
  /** The chosen ones: '1,2'. */
  value: string;
  errors: readonly FieldError[];
  onChange: (value: string) => void;
};

/** Some of a few. */
function ChoiceBoxes({ legend, name, options, value, errors, onChange }: ChoiceBoxesProps) {
  const chosen = value.split(',').filter(Boolean);
  const error = errorOf(errors, name);
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={error && `${name}-error`}>
      <legend className="label">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map(([option, label]) => (
          <CheckField
            key={option}
            checked={chosen.includes(option)}
            onChange={(isChosen) =>
              onChange(
                (isChosen ? [...chosen, option] : chosen.filter((other) => other !== option)).join(
                  ',',
                ),
              )
            }
          >
            {label}
          </CheckField>
        ))}
      </div>
      <GroupError id={`${name}-error`} message={error} />
      <input type="hidden" name={name} value={value} />
    </fieldset>
  );
}
