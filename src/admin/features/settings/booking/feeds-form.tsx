import { useState } from 'react';
import { type CalendarFeeds, longestFeedAddress } from '#domain/clinic/calendar-feeds.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { TextField } from '#ui/forms/field.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { SectionCard } from '../../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../../shared/save/answered-form.tsx';
import { useOnStored, useSavedForm } from '../../../shared/save/use-saved-form.ts';

type FeedsFormProps = { stored: CalendarFeeds; staff: readonly StaffMember[] };

/** The addresses of calendars in another system. They are secrets: the browser keeps no draft of them. */
export function FeedsForm({ stored, staff }: FeedsFormProps) {
  const form = useSavedForm('calendar-feeds');
  // The addresses over which it is typed: a colleague's are read, but not seen.
  const [base, setBase] = useState(stored);
  useOnStored(form, () => setBase(stored));
  const providers = staff.filter(({ id, takesAppointments }) => takesAppointments || base[id]);
  return (
    <SectionCard
      title="Calendars in another system"
      className="mt-5 max-w-3xl p-4 sm:p-5"
      text="The private address of each provider’s calendar file (.ics). Only its busy times are read: no name and no word of it is kept. A provider without an address is not offered while the other system is the true calendar."
    >
      <AnsweredForm form={form} base={base} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="feeds" />
        {providers.map(({ id, name }) => (
          <TextField
            key={id}
            optional
            label={name}
            type="url"
            name={`feed-${id}`}
            maxLength={longestFeedAddress}
            spellCheck={false}
            defaultValue={base[id] ?? ''}
            error={errorOf(form.errors, `feed-${id}`)}
          />
        ))}
        <FormFoot isBusy={form.isBusy}>Save addresses</FormFoot>
      </AnsweredForm>
    </SectionCard>
  );
}
