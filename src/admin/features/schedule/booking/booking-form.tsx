import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { isDate } from '#domain/time/typed-time.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import {
  answeredAtOf,
  isBooked,
  isHold,
  type Visit,
  visitStatusLabels,
} from '#domain/visits/visit.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { KeptDrafts } from '../../../shared/drafts/kept-drafts.tsx';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import { useFirstFocus } from '../../../shared/drafts/use-first-focus.ts';
import { resuming } from '../../../shared/drafts/use-new-id.ts';
import { EditConflict, useBase } from '../../../shared/forms/edit-conflict.tsx';
import { ReleaseButton } from '../../../shared/holds/release-button.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { usePageForm } from '../../../shared/save/use-saved-form.ts';
import { BookingFieldset } from './booking-fieldset.tsx';
import { BookingFoot } from './booking-foot.tsx';
import { requestOptions } from './booking-options.ts';
import { bookingWarning } from './booking-warning.ts';
import {
  type BookingDraft,
  type BookingStart,
  memberOf,
  useBookingDraft,
} from './use-booking-draft.ts';
import { useResumeBooking } from './use-resume-booking.ts';
import { useVisitAhead, VisitAhead } from './visit-ahead.tsx';

type BookingFormProps = BookingStart & { newId: string; onClose: () => void };

/** Books a visit, or changes one. */
export function BookingForm({ newId, onClose, ...start }: BookingFormProps) {
  const { change, next, lead, requests } = start;
  const { pathname, search } = useLocation();
  const { Form, isBusy, errors, conflict } = usePageForm<unknown, Visit>();
  const clinic = useClinic();
  const now = useNow();
  const draft = useBookingDraft(start, newId, isBusy);

  // The form covers what is answered since it opened.
  const [answeredAt] = useState(change && answeredAtOf(change));
  const base = useBase(
    change && { sequence: draft.base.sequence, status: change.status },
    conflict?.theirs,
  );
  const ahead = useVisitAhead(start, draft.fields);
  const { type } = draft;
  const { providerId } = draft.fields;
  const span = spanOf(draft);
  const warning = bookingWarning(
    { span, type, providerId, isNew: change === null },
    { ...start, clinic },
  );
  const warningText =
    warningOff(span, change) ??
    (span && span.startsAt < now ? 'This time is in the past.' : null) ??
    warning ??
    warningLeft(providerId, start);
  const hold = errors.find((error) => error.hold)?.hold;
  const isNew = !change && !next && !lead;
  const resume = useResumeBooking();
  useFirstFocus('patientName', isNew);

  return (
    <Form
      method="post"
      action={pathname + search}
      noValidate
      autoComplete="off"
      preventScrollReset
      replace
      state={resuming(newId)}
      className="grid gap-4"
      onSubmit={draft.keepId}
    >
      <ErrorSummary errors={errors} />
      {hold && <ReleaseButton hold={hold} className="justify-self-start" />}
      {conflict && <EditConflict {...conflict} />}
      {base && <input type="hidden" name="sequence" value={base.sequence} />}
      {base && <input type="hidden" name="status" value={base.status} />}
      {answeredAt && <input type="hidden" name="answeredAt" value={answeredAt} />}
      {isNew ? (
        <KeptDrafts form="booking" except={newId} onResume={resume} />
      ) : (
        <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
          {change ? 'Unsaved changes restored' : 'Unsaved booking restored'}
        </RestoredDraft>
      )}
      <div role="status" className="empty:hidden">
        {ahead && <VisitAhead visit={ahead} />}
      </div>
      {/* What the person has read: an error of the last answer, too. */}
      {[...new Set([warning, ...errors.map(({ message }) => message)])].map(
        (text) => text && <input key={text} type="hidden" name="warned" value={text} />,
      )}
      <input type="hidden" name="draft" value={draft.key} />
      <input type="hidden" name="intent" value={change ? 'change' : 'book'} />
      {change ? (
        <input type="hidden" name="id" value={change.id} />
      ) : (
        <input type="hidden" name="visitId" value={draft.fields.visitId} />
      )}
      {!change && <input type="hidden" name="personId" value={draft.fields.personId} />}
      {(next || lead) && <input type="hidden" name="leadId" value={draft.fields.leadId} />}
      {next?.answer?.kind === 'cancelled' && next.answer.open && (
        <input type="hidden" name="answered" value={next.id} />
      )}
      <BookingFieldset {...start} draft={draft} errors={errors} />
      {isNew && (
        <SelectField
          label="Request"
          name="leadId"
          value={draft.fields.leadId}
          onChange={({ target }) => draft.choose(target.value)}
          options={requestOptions(requests)}
        />
      )}
      <BookingFoot
        newId={isNew ? newId : null}
        draft={draft}
        warning={warningText}
        onClose={onClose}
        busy={isBusy}
        busyLabel={change ? 'Saving…' : 'Booking…'}
      >
        {submitLabel(change !== null, warningText !== null, ahead !== null)}
      </BookingFoot>
    </Form>
  );
}

function submitLabel(isChange: boolean, isUnusual: boolean, isAnother: boolean): string {
  if (isAnother) return 'Book another';
  if (isUnusual) return isChange ? 'Save anyway' : 'Book anyway';
  return isChange ? 'Save changes' : 'Book visit';
}

function spanOf({ fields: { date, start }, type }: BookingDraft) {
  if (!isDate(date) || !start) return null;
  const startsAt = clinicMoment(date, start);
  return { startsAt, endsAt: minutesAfter(startsAt, type.minutes) };
}

/** A new time leaves a cancelled or missed visit as it is. */
function warningOff(span: ReturnType<typeof spanOf>, change: Visit | null) {
  if (!change || isHold(change) || isBooked(change) || !span) return null;
  if (span.startsAt.getTime() === change.startsAt.getTime()) return null;
  const status = visitStatusLabels[change.status];
  return `A new time doesn’t book this visit: it stays “${status}”. Close this and press Book next.`;
}

function warningLeft(
  providerId: string,
  { staff, change }: Pick<BookingStart, 'staff' | 'change'>,
): string | null {
  if (!change?.providerId || change.providerId !== providerId) return null;
  return memberOf(providerId, staff) ? null : `${change.providerName} has left.`;
}
