import {
  type BookingNumber,
  type BookingSettings,
  trueCalendars,
} from '#domain/clinic/booking-settings.ts';
import { typeLabel, type VisitType } from '#domain/clinic/visit-types.ts';
import { bookingSettingsTexts, calendarLabels } from '#domain/settings/booking-fields.ts';
import { SelectField } from '#ui/forms/field.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { typedField } from '../../../shared/forms/typed-field.ts';
import { SectionCard } from '../../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../../shared/save/answered-form.tsx';
import { useDraftForm } from '../../../shared/save/use-draft-form.ts';
import { numberOptions } from './number-options.ts';

type BookingSettingsFormProps = { stored: BookingSettings; types: readonly VisitType[] };

const numbers: [field: BookingNumber, label: string, hint: string][] = [
  ['noticeMinutes', 'Notice', 'No time that begins sooner is offered.'],
  ['horizonDays', 'Days ahead', 'Times after these days are not offered.'],
  ['holdMinutes', 'How long a time is held', 'Then it’s free again, unless you have confirmed it.'],
  ['keptBack', 'Kept back', 'The share of each day that the website never offers.'],
  ['holdsADay', 'Unconfirmed holds a day', 'With so many, the website offers no more on that day.'],
];

/** On or off, for which types, and within which bounds. */
export function BookingSettingsForm({ stored, types }: BookingSettingsFormProps) {
  const { draft, errors, answered, foot, unsaved } = useDraftForm(
    'booking-settings',
    bookingSettingsTexts(stored),
  );
  const { isOn, calendar } = draft.fields;
  const field = typedField<BookingNumber>({ ...draft, errors });
  const chosen = draft.fields.types.split(',').filter(Boolean);
  const offered = types.filter(({ id, isActive }) => isActive || chosen.includes(id));
  const typesError = errorOf(errors, 'types');
  return (
    <SectionCard title="Online booking" className="mt-5 max-w-3xl p-4 sm:p-5">
      <AnsweredForm {...answered} className="mt-3 grid gap-5">
        <CheckField
          name="isOn"
          value="on"
          checked={isOn === 'on'}
          onChange={(checked) => draft.change({ isOn: checked ? 'on' : '' })}
        >
          Visitors can hold a time on the website
        </CheckField>
        <CalendarQuestion
          value={calendar}
          error={errorOf(errors, 'calendar')}
          onChange={(value) => draft.change({ calendar: value })}
        />
        <fieldset id="types" tabIndex={-1} aria-describedby={typesError && 'types-error'}>
          <legend className="label">What they can book</legend>
          <GroupError id="types-error" message={typesError} />
          {offered.map((type) => (
            <CheckField
              key={type.id}
              checked={chosen.includes(type.id)}
              onChange={(checked) =>
                draft.change({
                  types: (checked
                    ? [...chosen, type.id]
                    : chosen.filter((id) => id !== type.id)
                  ).join(','),
                })
              }
            >
              {typeLabel(type)}
              {!type.isActive && ' (inactive)'}
            </CheckField>
          ))}
          <input type="hidden" name="types" value={draft.fields.types} />
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          {numbers.map(([name, label, hint]) => (
            <SelectField
              key={name}
              label={label}
              hint={hint}
              options={numberOptions(name, stored[name])}
              {...field(name)}
            />
          ))}
        </div>
        <FormFoot {...foot} />
      </AnsweredForm>
      <LeaveGuard {...unsaved}>The changes to online booking have not been saved.</LeaveGuard>
    </SectionCard>
  );
}

const hints = {
  here: 'Every visit is in it. A time that is free there is free.',
  outside: 'Its busy times are read before a time is held. Store its address below.',
};

type CalendarQuestionProps = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Asked before booking goes online: a calendar that misses visits would offer their times. */
function CalendarQuestion({ value, error, onChange }: CalendarQuestionProps) {
  return (
    <fieldset id="calendar" tabIndex={-1} aria-describedby={error && 'calendar-error'}>
      <legend className="label">Which calendar is the true one?</legend>
      <GroupError id="calendar-error" message={error} />
      {trueCalendars.map((calendar) => (
        <label
          key={calendar}
          className="flex cursor-pointer items-start gap-2.5 py-1.5 max-md:py-2.5"
        >
          <input
            type="radio"
            name="calendar"
            value={calendar}
            className="mt-0.5 size-5 flex-none accent-primary"
            checked={value === calendar}
            onChange={() => onChange(calendar)}
          />
          <span>
            {calendarLabels[calendar]}
            <span className="block text-text-3">{hints[calendar]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
