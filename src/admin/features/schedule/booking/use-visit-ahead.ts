import { readKnown } from '#data/people/find-person.ts';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { listVisitsAhead } from '#data/visits/visits.ts';
import { checkEmail } from '#domain/text/form-checks.ts';
import { parsePhone } from '#domain/text/parse-phone.ts';
import { cleanEmail } from '#domain/text/plain-text.ts';
import { isUpcoming, type Visit } from '#domain/visits/visit.ts';
import { debounce } from '#ui/loading/debounce.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import type { BookingFields, BookingStart } from './use-booking-draft.ts';

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
