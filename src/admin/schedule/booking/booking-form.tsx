import { Form, useActionData, useLocation, useNavigation } from 'react-router-dom';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { minuteOfDay, timeLabel, timeOfDay } from '#domain/time/wall-clock.ts';
import { isDate } from '#domain/time/week.ts';
import { unusual } from '#domain/visits/slots.ts';
import {
  endOf,
  typeLabels,
  typeMinutes,
  type Visit,
  type VisitType,
  visitTypes,
} from '#domain/visits/visit.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { RestoredDraft } from '../../drafts/restored-draft.tsx';
import { EditConflict, useBase } from '../../edit-conflict.tsx';
import { useNow } from '../../use-clock.ts';
import type { ScheduleAnswer } from '../schedule-action.ts';
import { schedulePath, spotOf } from '../schedule-address.ts';
import { Suggestions } from './suggestions.tsx';
import { type BookingStart, requestOf, useBookingDraft, whenOf } from './use-booking-draft.ts';

type BookingFormProps = BookingStart & { onClose: () => void };

const warnings = {
  past: 'This time is in the past.',
  closed: 'The clinic is closed at this time.',
};

export function BookingForm({
  change,
  lead,
  requests,
  staff,
  spot,
  provider,
  onClose,
}: BookingFormProps) {
  const { search } = useLocation();
  const { state } = useNavigation();
  const answer = useActionData<ScheduleAnswer>();
  const now = useNow();
  const isBusy = state !== 'idle';
  const draft = useBookingDraft({ change, lead, requests, staff, spot, provider }, isBusy);
  const { leadId, type, providerId, date, start } = draft.fields;
  const { preferredTime = '' } = lead ?? requestOf(leadId, requests) ?? {};

  const errors = answer?.ok === false ? answer.errors : [];
  const conflict = answer?.ok === false ? answer.conflict : undefined;
  const base = useBase(change && { sequence: draft.base.sequence }, conflict?.theirs);
  const fieldError = (name: string) => errors.find(({ field }) => field === name)?.message;
  const warning = warningOf({ date, start }, type, now);

  return (
    <Form
      method="post"
      action={schedulePath + search}
      noValidate
      preventScrollReset
      replace
      className="grid gap-4"
      onSubmit={draft.keepId}
    >
      <ErrorSummary errors={errors} />
      {conflict && <EditConflict {...conflict} />}
      {base && <input type="hidden" name="sequence" value={base.sequence} />}
      <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
        {change ? 'Unsaved changes restored' : 'Unsaved booking restored'}
      </RestoredDraft>
      <input type="hidden" name="draft" value={draft.key} />
      <input type="hidden" name="intent" value={change ? 'change' : 'book'} />
      {change ? (
        <input type="hidden" name="id" value={change.id} />
      ) : (
        <input type="hidden" name="appointmentId" value={draft.fields.appointmentId} />
      )}
      {!change && !lead && (
        <SelectField
          size="sm"
          label="Request"
          name="leadId"
          value={leadId}
          onChange={({ target }) => draft.choose(target.value)}
          options={requestOptions(requests)}
        />
      )}
      {lead && <input type="hidden" name="leadId" value={lead.id} />}
      <TextField
        size="sm"
        label="Patient"
        name="patientName"
        autoComplete="off"
        value={draft.fields.patientName}
        onChange={({ target }) => draft.change({ patientName: target.value })}
        error={fieldError('patientName')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          size="sm"
          label="Type"
          name="type"
          value={type}
          onChange={({ target }) =>
            draft.change({
              type: visitTypes.find((known) => known === target.value) ?? type,
            })
          }
          options={visitTypes.map((value) => ({
            value,
            label: `${typeLabels[value]}, ${typeMinutes[value]} min`,
          }))}
          error={fieldError('type')}
        />
        <SelectField
          size="sm"
          label="Provider"
          name="providerId"
          value={providerId}
          onChange={({ target }) => draft.change({ providerId: target.value })}
          options={providerOptions(staff, change)}
          error={fieldError('providerId')}
        />
      </div>
      <Suggestions
        providerId={providerId}
        type={type}
        preferredTime={preferredTime}
        except={change?.id ?? null}
        chosen={`${date}T${start}`}
        onChoose={(moment) => draft.changeWhen(whenOf(spotOf(moment)))}
      />
      <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <TextField
          size="sm"
          label="Date"
          name="date"
          type="date"
          className="min-w-0"
          value={date}
          onChange={({ target }) => draft.changeWhen({ date: target.value })}
          error={fieldError('date')}
        />
        <SelectField
          size="sm"
          label="Start"
          name="start"
          value={start}
          onChange={({ target }) => draft.changeWhen({ start: target.value })}
          options={startOptions(start)}
          error={fieldError('start')}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          size="sm"
          optional
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="off"
          value={draft.fields.phone}
          onChange={({ target }) => draft.change({ phone: target.value })}
          error={fieldError('phone')}
        />
        <TextField
          size="sm"
          optional
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          value={draft.fields.email}
          onChange={({ target }) => draft.change({ email: target.value })}
          error={fieldError('email')}
        />
      </div>
      <TextAreaField
        size="sm"
        optional
        label="Note for staff"
        name="note"
        rows={2}
        value={draft.fields.note}
        onChange={({ target }) => draft.change({ note: target.value })}
        error={fieldError('note')}
      />
      <div role="status">{warning && <Notice tone="warn">{warnings[warning]}</Notice>}</div>
      <div className="dialog-actions mt-0!">
        <Button variant="outline" size="sm" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" size="sm" busy={isBusy} busyLabel={change ? 'Saving…' : 'Booking…'}>
          {submitLabel(change !== null, warning !== null)}
        </Button>
      </div>
    </Form>
  );
}

function submitLabel(isChange: boolean, isUnusual: boolean): string {
  if (isUnusual) return isChange ? 'Save anyway' : 'Book anyway';
  return isChange ? 'Save changes' : 'Book appointment';
}

function requestOptions(requests: readonly Lead[]) {
  return [
    { value: '', label: 'None, somebody else' },
    ...requests.map((lead) => ({ value: lead.id, label: leadName(lead) })),
  ];
}

/** Whoever has left stays to choose while the appointment is still theirs. */
function providerOptions(staff: readonly StaffMember[], change: Visit | null) {
  const options = staff.map(({ id, name }) => ({ value: id, label: name }));
  const isGone = change && !staff.some(({ id }) => id === change.providerId);
  return isGone ? [{ value: change.providerId, label: change.providerName }, ...options] : options;
}

const firstStart = minuteOfDay('06:00');
const lastStart = minuteOfDay('21:45');

/** From six to ten in the evening, and whatever else is chosen already. */
function startOptions(chosen: string) {
  const times = chosen && !isUsualStart(chosen) ? [chosen] : [];
  for (let minute = firstStart; minute <= lastStart; minute += 15) times.push(timeOfDay(minute));
  return [
    ...(chosen ? [] : [{ value: '', label: 'Choose' }]),
    ...times.sort().map((value) => ({ value, label: timeLabel(value) })),
  ];
}

function isUsualStart(time: string): boolean {
  const minute = minuteOfDay(time);
  return minute >= firstStart && minute <= lastStart;
}

function warningOf(
  { date, start }: { date: string; start: string },
  type: VisitType,
  now: Date,
): 'past' | 'closed' | null {
  if (!isDate(date) || !start) return null;
  const startsAt = clinicMoment(date, start);
  return unusual({ startsAt, endsAt: endOf(startsAt, type) }, now);
}
