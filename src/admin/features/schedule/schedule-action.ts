import { type ActionFunctionArgs, redirect } from 'react-router-dom';
import { bookVisit, changeVisit, type VisitChange } from '#data/booking/book-visit.ts';
import { isOvertaken } from '#data/firebase/write-errors.ts';
import type { Author } from '#domain/account/author.ts';
import { typeLabels } from '#domain/clinic/visit-types.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { shortDate } from '#domain/time/week.ts';
import { parseBooking } from '#domain/visits/booking.ts';
import {
  statusAt,
  type Visit,
  type VisitStatus,
  visitStatuses,
  visitStatusLabels,
} from '#domain/visits/visit.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import { storedDraft } from '../../shared/drafts/use-draft.ts';
import { clientId } from '../../shared/forms/client-id.ts';
import { differencesOf } from '../../shared/forms/edit-conflict.tsx';
import { schedulePath } from '../../shared/paths/paths.ts';
import { addressWith, nothingOpen } from '../../shared/paths/schedule-address.ts';
import {
  changeFailure,
  type ScheduleAnswer,
  scheduleRefusal,
  tell,
} from './booking/schedule-answer.ts';
import { callOff, closeAnswerOf, sendMail } from './patient-action.ts';

const bookFailure = 'Failed to book the appointment. Please try again.';

/** Handles every change of a visit by staff. The calendar, its dialogs and drawer, and the worklist of a day post here. */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<ScheduleAnswer | Response> {
  const form = await request.formData();
  const by = authorOf(context.get(sessionContext));
  const id = String(form.get('id'));
  switch (form.get('intent')) {
    case 'move':
      return move(id, form, by);
    case 'status':
      return setStatus(id, form, by);
    case 'change':
      return change(id, form, by, request);
    case 'mail':
      return sendMail(id);
    case 'call-off':
      return callOff(id, by);
    case 'answer':
      return closeAnswerOf(id, by);
    default:
      return book(form, by, request);
  }
}

async function book(form: FormData, by: Author, request: Request) {
  const dropDraft = storedDraft(form);
  const booking = parseBooking(Object.fromEntries(form), new Date());
  if (!booking.ok) return booking;
  try {
    const id = clientId(form, 'visitId');
    const visit = await bookVisit(booking.value, by, id, asksMail(form));
    dropDraft();
    toast.success(
      `Booked ${visit.patientName} for ${whenLabel(visit.startsAt)}`,
      undo({ ...visit, status: 'cancelled' }, { status: visit.status }, by),
    );
  } catch (error) {
    return scheduleRefusal(error, bookFailure);
  }
  if (form.has('answered')) await closeAnswerOf(String(form.get('answered')), by);
  return backToPage(booking.value.startsAt, request);
}

async function change(id: string, form: FormData, by: Author, request: Request) {
  const dropDraft = storedDraft(form);
  const booking = parseBooking(Object.fromEntries(form), new Date());
  if (!booking.ok) return booking;
  const { leadId: _, ...changes } = booking.value;
  try {
    const sequence = Number(form.get('sequence'));
    const before = await changeVisit(id, changes, by, { sequence }, asksMail(form));
    dropDraft();
    toast.success('Appointment changed', undo(before, changes, by));
  } catch (error) {
    if (isOvertaken<Visit>(error)) return conflictWith(error.theirs, changes);
    return scheduleRefusal(error, changeFailure);
  }
  return backToPage(changes.startsAt, request);
}

async function move(id: string, form: FormData, by: Author): Promise<ScheduleAnswer> {
  const startsAt = dateOf(form, 'startsAt');
  try {
    const seen = { startsAt: dateOf(form, 'from') };
    const before = await changeVisit(id, { startsAt }, by, seen);
    toast.success(`Moved to ${whenLabel(startsAt)}`, undo(before, { startsAt }, by));
  } catch (error) {
    return tell(await scheduleRefusal(error, changeFailure));
  }
  return { ok: true };
}

async function setStatus(id: string, form: FormData, by: Author): Promise<ScheduleAnswer> {
  const [status, seen] = [statusIn(form, 'to'), statusIn(form, 'from')];
  if (!status) return tell(await scheduleRefusal(null, changeFailure));
  try {
    const before = await changeVisit(id, { status }, by, { status: seen });
    const name = before?.patientName ?? String(form.get('name'));
    toast.success(statusNews(name, status), undo(before, { status }, by));
  } catch (error) {
    return tell(await scheduleRefusal(error, changeFailure));
  }
  return { ok: true };
}

/** The box of the booking form; a box without an address is off. */
function asksMail(form: FormData): boolean {
  return form.has('asksMail');
}

function dateOf(form: FormData, field: string): Date {
  return new Date(Number(form.get(field)));
}

function statusIn(form: FormData, field: string): VisitStatus | undefined {
  return visitStatuses.find((known) => known === form.get(field));
}

function statusNews(patientName: string, status: VisitStatus): string {
  return status === 'cancelled'
    ? `Cancelled the appointment of ${patientName}`
    : `${patientName}: ${visitStatusLabels[status]}`;
}

/**
 * Undo restores only the fields that this change set, and only if no one has changed them since. The person may have
 * left the page by then, so the feed updates the screen. A change that was already stored has no undo.
 */
function undo(before: Visit | null, change: VisitChange, by: Author) {
  if (!before) return undefined;
  const status = statusAt(before, change.startsAt ?? before.startsAt);
  const made: VisitChange = { status, ...change };
  const fields = Object.keys(made) as (keyof VisitChange)[];
  const changed = fields.filter((field) => before[field].valueOf() !== made[field]?.valueOf());
  const pick = (from: VisitChange): VisitChange =>
    Object.fromEntries(changed.map((field) => [field, from[field]]));
  const back = async () => {
    try {
      await changeVisit(before.id, pick(before), by, pick(made));
    } catch (error) {
      tell(await scheduleRefusal(error, changeFailure));
    }
  };
  return { action: { label: 'Undo', onSelect: () => void back() } };
}

/** For the form of a whole visit: the values that it would replace. */
function conflictWith(theirs: Visit, mine: VisitChange): ScheduleAnswer {
  const differences = differencesOf<Visit>(theirs, mine, {
    startsAt: ['Time', ({ startsAt }) => whenLabel(startsAt)],
    status: ['Status', ({ status }) => visitStatusLabels[status]],
    type: ['Type', ({ type }) => typeLabels[type]],
    providerId: ['Provider', ({ providerName }) => providerName],
    patientName: ['Patient', ({ patientName }) => patientName],
    patientPhone: ['Phone', ({ patientPhone }) => patientPhone],
    patientEmail: ['Email', ({ patientEmail }) => patientEmail],
    note: ['Note for staff', ({ note }) => note],
  });
  return { ok: false, errors: [], conflict: { theirs, differences } };
}

/** 'Wed, Nov 18, 9:15 AM' */
function whenLabel(startsAt: Date): string {
  return `${shortDate(clinicDate(startsAt))}, ${clockLabel(startsAt)}`;
}

/** The calendar shows the week of the visit; the worklist of a day stays. */
function backToPage(startsAt: Date, request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const week = pathname === schedulePath ? clinicDate(startsAt) : undefined;
  return redirect(pathname + addressWith(searchParams, { ...nothingOpen, week }));
}
