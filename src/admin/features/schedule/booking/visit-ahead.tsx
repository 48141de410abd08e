import { Link, useSearchParams } from 'react-router-dom';
import { readKnown } from '#data/people/find-person.ts';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { listVisitsAhead } from '#data/visits/visits.ts';
import { firstName } from '#domain/text/first-name.ts';
import { checkEmail } from '#domain/text/form-checks.ts';
import { parsePhone } from '#domain/text/parse-phone.ts';
import { cleanEmail } from '#domain/text/plain-text.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import { isHold, isUpcoming, type Visit } from '#domain/visits/visit.ts';
import { debounce } from '#ui/loading/debounce.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { Notice } from '#ui/notice.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { addressOpening } from '../../../shared/paths/schedule-address.ts';
import type { BookingFields, BookingStart } from './use-booking-draft.ts';

/** Says that the patient has a visit ahead, before another one is booked. */
export function VisitAhead({ visit }: { visit: Visit }) {
  const [params] = useSearchParams();
  const now = useNow();
  return (
    <Notice
      tone="warn"
      action={
        <Link
          className="link inline-flex min-h-6 items-center max-md:min-h-11"
          to={addressOpening(params, { visit: visit.id })}
          preventScrollReset
        >
          Open it
        </Link>
      }
    >
      {firstName(visit.patientName) || visit.patientName}{' '}
      {isHold(visit) ? 'holds a time' : 'has a visit'} on {shortMoment(visit.startsAt, now)}. Book
      another one?
    </Notice>
  );
}

const debounced = debounce(300);

/**
 * The next visit of the person in a booking form, by choice, request, phone or email; null for a change of a visit, while
 * it is unknown, and when the search fails: the booking does not depend on it.
 */
export function useVisitAhead({ change, next }: BookingStart, fields: BookingFields): Visit | null {
  const { personId } = fields;
  const leadId = fields.leadId || null;
  const patientPhone = parsePhone(fields.phone) ?? '';
  const email = cleanEmail(fields.email);
  const patientEmail = email && !checkEmail(email) ? email : '';
  const { value } = useAsync(
    change ? null : [leadId, patientPhone, patientEmail, personId],
    () =>
      settled(
        findAhead({ leadId, patientPhone, patientEmail }, personId),
        'Failed to look for other visits of a patient',
      ),
    { start: debounced },
  );
  // The visit that the form starts from is known.
  return value?.find(({ id }) => id !== next?.id) ?? null;
}

/** Of the person whom staff chose, whatever phone and email their visits have, else by contact. */
async function findAhead(whose: Parameters<typeof listVisitsAhead>[0], personId: string) {
  const known = personId ? await readKnown(personId) : null;
  if (!known) return listVisitsAhead(whose);
  const now = serverDate();
  return known.visits.filter((visit) => isUpcoming(visit, now)).reverse();
}
