import { redirect } from 'react-router-dom';
import {
  type Booked,
  bookVisit,
  callOffMail,
  changeVisit,
  closeAnswer,
  reopenAnswer,
  type VisitChange,
} from '#data/booking/book-visit.ts';
import { offerTime, setVisitWish } from '#data/booking/waitlist.ts';
import { WriteError } from '#data/firebase/write-errors.ts';
import { serverDate } from '#data/server-clock.ts';
import { sendVisitMail } from '#data/visits/visit-mails.ts';
import type { Author } from '#domain/account/author.ts';
import type { VisitAnswer } from '#domain/leads/visit-answer.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { shortDate, withYear } from '#domain/time/week.ts';
import { type Booking, parseBooking } from '#domain/visits/booking.ts';
import { statusAt, type Visit, type VisitStatus, visitStatusLabels } from '#domain/visits/visit.ts';
import { concernsPatient } from '#domain/visits/visit-news.ts';
import { clientId } from '../../shared/forms/client-id.ts';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { schedulePath } from '../../shared/paths/paths.ts';
import { addressOpening, visitPath } from '../../shared/paths/schedule-address.ts';
import { save } from '../../shared/save/save.ts';
import { type FormPost, saveAction } from '../../shared/save/save-action.ts';
import { sendMail } from '../../shared/save/send-mail.ts';
import { undoMove } from '../../shared/save/undo-move.ts';
import { storeWish } from '../../shared/waitlist/store-wish.ts';
import { latestWarning } from './booking/booking-warning.ts';
import { changeWhereOpen } from './change-where-open.ts';
import { controlWords, formWords } from './failure-words.ts';

/** Handles every change of a visit by staff. The calendar, its dialogs and drawer, and the worklist of a day post here. */
export const action = saveAction({
  book,
  change,
  move,
  status: setStatus,
  confirm: confirmHold,
  mail: (post) => sendMail(post, () => sendVisitMail(post.id, true), 'Email sent to the patient'),
  'call-off': (post) =>
    save(post, {
      write: () => callOffMail(post.id, post.by),
      ...controlWords,
      done: 'No email will be sent',
    }),
  answer: (post) => closeAnswerOf(post.id, post, dateIn(post, 'at')),
  sooner: (post) => storeWish(post, setVisitWish, { needsType: false }),
  offer: (post) =>
    save(post, {
      write: () => offerTime(post.id, JSON.parse(String(post.form.get('to')))),
      failed: 'Failed to offer the time. Please try again.',
      done: ({ sent, failed: lost }) =>
        lost === 0
          ? `Offered to ${sent}. The first to take it gets it.`
          : `Offered to ${sent}; ${lost} couldn’t be emailed.`,
    }),
});

/** What the patient answered is dealt with. `seen`: when, as the screen showed it. */
const closeAnswerOf = (id: string, post: FormPost, seen?: Date) =>
  save(post, {
    ...controlWords,
    write: () => closeAnswer(id, post.by, seen),
    refusals: {
      changed: 'The patient has just answered again. Read it, then press Done if it’s dealt with.',
    },
    // After a booking, the Undo of the booking does both.
    ...(seen && {
      done: 'Marked done',
      undo: () => ({
        ...controlWords,
        write: () => reopenAnswer(id, post.form.get('kind') as VisitAnswer['kind'], post.by),
      }),
    }),
  });

async function book(post: FormPost) {
  const { form, by } = post;
  const answered = form.has('answered') ? String(form.get('answered')) : null;
  const booked = await save(post, {
    ...formWords,
    parse: () => parseWarned(form, true),
    write: (booking) => bookVisit(booking, by, clientId(form, 'visitId'), form.has('asksMail')),
    failed: 'Failed to book the visit. Please try again.',
    done: ({ patientName, startsAt }) => `Booked ${patientName} for ${whenLabel(startsAt)}`,
    undo: (visit) => takeBack(visit, by, answered),
    opens: visitPath,
  });
  if (!booked.ok) return booked;
  if (answered !== null) await closeAnswerOf(answered, post);
  return backToPage(booked.value.startsAt, post.request);
}

/** Refused once where something has changed since the form opened: the person reads the warning first. */
async function parseWarned(form: FormData, isNew: boolean): Promise<Parsed<Booking>> {
  const parsed = parseBooking(Object.fromEntries(form), serverDate());
  if (!parsed.ok) return parsed;
  const warning = await latestWarning(parsed.value, isNew);
  return warning === null || form.getAll('warned').includes(warning.message)
    ? parsed
    : { ok: false, errors: [warning] };
}

async function change(post: FormPost) {
  const { form, by } = post;
  const changed = await save(post, {
    ...formWords,
    parse: () => parseWarned(form, false),
    async write({ leadId: _, personId: __, ...changes }) {
      const seen = { sequence: Number(form.get('sequence')), answeredAt: answeredAt(post) };
      const before = await changeVisit(post.id, changes, by, seen, form.has('asksMail'));
      return { before, changes };
    },
    conflict: (theirs: Visit, mine) =>
      conflictWith(theirs, { status: statusIn(post, 'status'), ...mine }),
    done: 'Visit changed',
    undo: ({ before, changes }) => undo(before, changes, by),
    opens: ({ changes: { startsAt } }) => visitPath({ id: post.id, startsAt }),
  });
  return changed.ok ? backToPage(changed.value.changes.startsAt, post.request) : changed;
}

function move(post: FormPost) {
  const startsAt = dateIn(post, 'startsAt');
  const seen = {
    startsAt: dateIn(post, 'from'),
    status: statusIn(post, 'status'),
    answeredAt: answeredAt(post),
  };
  return save(post, {
    ...controlWords,
    write: () => changeWhereOpen(post.id, { startsAt }, post.by, seen),
    done: `Moved to ${whenLabel(startsAt)}`,
    undo: (before) => undo(before, { startsAt }, post.by),
    opens: () => visitPath({ id: post.id, startsAt }),
  });
}

function setStatus(post: FormPost) {
  const [status, seen] = [statusIn(post, 'to'), statusIn(post, 'from')];
  const isAgain = status === 'scheduled' && seen !== 'confirmed';
  const write = isAgain ? changeWhereOpen : changeVisit;
  return save(post, {
    ...controlWords,
    write: () =>
      write(post.id, { status }, post.by, { status: seen, answeredAt: answeredAt(post) }),
    refusals: {
      ...controlWords.refusals,
      'not-open': (why: string) => `${why}. Book a new time instead.`,
    },
    done: (before) =>
      seen === 'held'
        ? `Released the time of ${post.form.get('name')}`
        : statusNews(before?.patientName ?? String(post.form.get('name')), status),
    undo: (before) => undo(before, { status }, post.by),
    opens: (before) => before && visitPath(before),
  });
}

/** A hold becomes a booked visit, at its own time or another one, of any provider. The patient gets an email. */
function confirmHold(post: FormPost) {
  const [startsAt, from] = [dateIn(post, 'startsAt'), dateIn(post, 'from')];
  const providerId = String(post.form.get('providerId'));
  const change = { status: 'scheduled', startsAt, providerId } as const;
  return save(post, {
    ...controlWords,
    write: () =>
      changeWhereOpen(post.id, change, post.by, { status: 'held', startsAt: from }, true),
    // Beside the buttons, where other times are offered.
    refusals: {
      ...controlWords.refusals,
      'time-taken': { field: 'startsAt', message: 'Taken since. Offer another time.' },
      'not-open': (why: string) => ({
        field: 'startsAt',
        message: `${why}. Offer another time.`,
      }),
      'time-held': {
        field: 'startsAt',
        message: 'Held for another patient since. Offer another time.',
      },
    },
    done: (before) => before && `Booked ${before.patientName} for ${whenLabel(startsAt)}`,
    undo: (before) => undo(before, change, post.by),
    opens: () => visitPath({ id: post.id, startsAt }),
  });
}

function dateIn({ form }: FormPost, field: string): Date {
  return new Date(Number(form.get(field)));
}

/** Of the patient's answer that the screen showed. Without one it is that of no answer. */
const answeredAt = (post: FormPost) => dateIn(post, 'answeredAt');

const statusIn = ({ form }: FormPost, field: string) => form.get(field) as VisitStatus;

function statusNews(patientName: string, status: VisitStatus): string {
  return status === 'cancelled'
    ? `Cancelled the visit of ${patientName}`
    : `${patientName}: ${visitStatusLabels[status]}`;
}

/**
 * Undo restores only the fields that this change set, and the patient's answer that it closed, and only if no one has changed
 * them since. The person may have left the page by then, so the feed updates the screen. A change that was already stored has
 * no undo.
 */
function undo(before: Booked | null, change: VisitChange, by: Author) {
  if (!before) return null;
  const status = statusAt(before, change.startsAt ?? before.startsAt);
  const made: VisitChange = { status, ...change };
  const fields = Object.keys(made) as (keyof VisitChange)[];
  const changed = fields.filter((field) => before[field].valueOf() !== made[field]?.valueOf());
  const pick = (from: VisitChange): VisitChange =>
    Object.fromEntries(changed.map((field) => [field, from[field]]));
  return {
    ...controlWords,
    async write() {
      const { answer } = before;
      const seen = { ...pick(made), answeredAt: answer?.at ?? new Date(0) };
      await changeVisit(before.id, pick(before), by, seen);
      if (answer?.open && concernsPatient(before, { ...before, ...made })) {
        await reopenAnswer(before.id, answer.kind, by);
      }
      if (before.tookUp && before.leadId) await waitAgain(before.leadId, by);
    },
  };
}

/** Undo of a booking: the visit is cancelled, its request waits again, and so does the cancellation that it answered. */
function takeBack(visit: Booked, by: Author, answered: string | null) {
  const back = undo({ ...visit, status: 'cancelled' }, { status: visit.status }, by);
  return (
    back && {
      ...back,
      async write() {
        await back.write();
        if (answered !== null) await reopenAnswer(answered, 'cancelled', by);
      },
    }
  );
}

async function waitAgain(leadId: string, by: Author): Promise<void> {
  try {
    await undoMove(leadId, 'contacted', 'new', by);
  } catch (error) {
    // Harmless: a colleague has changed the status of the request since.
    if (!(error instanceof WriteError)) throw error;
  }
}

/** For the form of a whole visit: the values that it would replace. */
function conflictWith(theirs: Visit, mine: VisitChange) {
  return conflictOf<Visit>(theirs, mine, {
    startsAt: ['Time', ({ startsAt }) => whenLabel(startsAt)],
    status: ['Status', ({ status }) => visitStatusLabels[status]],
    typeName: ['Type', ({ typeName }) => typeName],
    providerId: ['Provider', ({ providerName }) => providerName],
    patientName: ['Patient', ({ patientName }) => patientName],
    patientPhone: ['Phone', ({ patientPhone }) => patientPhone],
    patientEmail: ['Email', ({ patientEmail }) => patientEmail],
    note: ['Note for staff', ({ note }) => note],
  });
}

/** 'Wed, Nov 18, 9:15 AM', 'Thu, Nov 18, 2027, 9:15 AM' */
function whenLabel(startsAt: Date): string {
  const date = clinicDate(startsAt);
  const day = withYear(shortDate(date), date, clinicDate(serverDate()));
  return `${day}, ${clockLabel(startsAt)}`;
}

/** The calendar shows the week of the visit; the worklist of a day stays. */
function backToPage(startsAt: Date, request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const week = pathname === schedulePath ? clinicDate(startsAt) : undefined;
  return redirect(pathname + addressOpening(searchParams, { week }));
}
