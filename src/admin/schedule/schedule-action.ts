import { type ActionFunctionArgs, redirect } from 'react-router-dom';
import {
  type AppointmentChange,
  bookAppointment,
  changeAppointment,
  ProviderGone,
  TimeTaken,
} from '#data/booking.ts';
import {
  type Appointment,
  type AppointmentStatus,
  appointmentStatuses,
  appointmentStatusLabels,
} from '#domain/appointment.ts';
import { parseBooking } from '#domain/booking-form.ts';
import { clockLabel } from '#domain/clinic-time.ts';
import type { Author } from '#domain/lead-activity.ts';
import { clinicDate, shortDate } from '#domain/week.ts';
import { toast } from '#ui/toast.tsx';
import { authorOf } from '../author.ts';
import { storedDraft } from '../drafts/use-draft.ts';
import { sessionContext } from '../guard.ts';
import { addressWith, nothingOpen, schedulePath } from './schedule-address.ts';

/** Errors are for the form that asked; what has no form of its own tells by toast. */
export type ScheduleAnswer =
  | { ok: true }
  | { ok: false; errors: { field?: string; message: string }[] };

const takenText = 'That time was just taken. Please choose another one.';
const goneText = 'This provider is no longer in the staff directory. Please choose another one.';
const bookFailure = 'Failed to book the appointment. Please try again.';
const changeFailure = 'Failed to change the appointment. Please try again.';

/** Everything staff do in the calendar: its dialogs, its drawer and what is dragged all post here. */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<ScheduleAnswer | Response> {
  const form = await request.formData();
  const by = authorOf(context.get(sessionContext));
  const id = String(form.get('id'));
  switch (form.get('intent')) {
    case 'move':
      return move(id, new Date(Number(form.get('startsAt'))));
    case 'status':
      return setStatus(id, form.get('to'));
    case 'change':
      return change(id, form, request);
    default:
      return book(form, by, request);
  }
}

async function book(form: FormData, by: Author, request: Request) {
  const dropDraft = storedDraft(form);
  const booking = parseBooking(Object.fromEntries(form));
  if (!booking.ok) return booking;
  try {
    const { patientName, startsAt } = await bookAppointment(booking.value, by);
    dropDraft();
    toast.success(`Booked ${patientName} for ${whenLabel(startsAt)}`);
  } catch (error) {
    return refusal(error, bookFailure);
  }
  return toWeekOf(booking.value.startsAt, request);
}

async function change(id: string, form: FormData, request: Request) {
  const dropDraft = storedDraft(form);
  const booking = parseBooking(Object.fromEntries(form));
  if (!booking.ok) return booking;
  const { leadId: _, ...changes } = booking.value;
  try {
    const before = await changeAppointment(id, changes);
    dropDraft();
    toast.success('Appointment changed', undo(before, changes));
  } catch (error) {
    return refusal(error, changeFailure);
  }
  return toWeekOf(changes.startsAt, request);
}

async function move(id: string, startsAt: Date): Promise<ScheduleAnswer> {
  try {
    const before = await changeAppointment(id, { startsAt });
    toast.success(`Moved to ${whenLabel(startsAt)}`, undo(before, { startsAt }));
  } catch (error) {
    return tell(refusal(error, changeFailure));
  }
  return { ok: true };
}

async function setStatus(id: string, to: FormDataEntryValue | null): Promise<ScheduleAnswer> {
  const status = appointmentStatuses.find((known) => known === to);
  if (!status) return tell(refusal(null, changeFailure));
  try {
    const before = await changeAppointment(id, { status });
    toast.success(statusNews(before, status), undo(before, { status }));
  } catch (error) {
    return tell(refusal(error, changeFailure));
  }
  return { ok: true };
}

function statusNews({ patientName }: Appointment, status: AppointmentStatus): string {
  return status === 'cancelled'
    ? `Cancelled the appointment of ${patientName}`
    : `${patientName}: ${appointmentStatusLabels[status]}`;
}

/**
 * Only what the change made different goes back: a colleague may have changed the rest meanwhile. The feed
 * brings the result to the screen: the page that was changed may have been left by then.
 */
function undo(before: Appointment, change: AppointmentChange) {
  const fields = Object.keys(change) as (keyof AppointmentChange)[];
  const changed = fields.filter((field) => before[field].valueOf() !== change[field]?.valueOf());
  const earlier: AppointmentChange = Object.fromEntries(
    changed.map((field) => [field, before[field]]),
  );
  const back = () =>
    changeAppointment(before.id, earlier).catch((error) => tell(refusal(error, changeFailure)));
  return { action: { label: 'Undo', onSelect: () => void back() } };
}

function refusal(error: unknown, failure: string): ScheduleAnswer & { ok: false } {
  if (error instanceof TimeTaken) {
    return { ok: false, errors: [{ field: 'start', message: takenText }] };
  }
  if (error instanceof ProviderGone) {
    return { ok: false, errors: [{ field: 'providerId', message: goneText }] };
  }
  return { ok: false, errors: [{ message: failure }] };
}

function tell(answer: ScheduleAnswer & { ok: false }): ScheduleAnswer {
  for (const { message } of answer.errors) toast.error(message);
  return answer;
}

/** 'Wed, Nov 18, 9:15 AM' */
function whenLabel(startsAt: Date): string {
  return `${shortDate(clinicDate(startsAt))}, ${clockLabel(startsAt)}`;
}

function toWeekOf(startsAt: Date, request: Request): Response {
  const { searchParams } = new URL(request.url);
  return redirect(
    schedulePath + addressWith(searchParams, { ...nothingOpen, week: clinicDate(startsAt) }),
  );
}
