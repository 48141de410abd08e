import { readClinic } from '#data/clinic-settings.ts';
import { getLead } from '#data/leads/leads.ts';
import { readKnown } from '#data/people/find-person.ts';
import { readVisitTypes } from '#data/read-booking.ts';
import { listStaff } from '#data/staff.ts';
import type { OpeningTimes } from '#domain/clinic/clinic.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { BookedType, VisitType } from '#domain/clinic/visit-types.ts';
import { type FormError, invalid } from '#domain/text/form-checks.ts';
import type { Booking } from '#domain/visits/booking.ts';
import { providerWarning } from '#domain/visits/provider-time.ts';
import { unusual } from '#domain/visits/slots.ts';
import type { Visit } from '#domain/visits/visit.ts';

type Asked = {
  /** null while no time is chosen. */
  span: Pick<Visit, 'startsAt' | 'endsAt'> | null;
  type: Pick<BookedType, 'id' | 'name'>;
  providerId: string;
  /** A visit that is changed keeps its type. */
  isNew: boolean;
};

type Settings = {
  clinic: OpeningTimes;
  staff: readonly StaffMember[];
  types: readonly VisitType[];
};

/** Why the settings of the clinic speak against a booking, as a warning for staff; null for a usual one. */
export function bookingWarning(
  { span, type, providerId, isNew }: Asked,
  { clinic, staff, types }: Settings,
): string | null {
  if (span && unusual(span, clinic, span.startsAt)) return 'The clinic is closed at this time.';
  if (isNew && types.some(({ id, isActive }) => id === type.id && !isActive)) {
    return `${type.name} is no longer an active type.`;
  }
  const member = staff.find(({ id }) => id === providerId);
  return member ? providerWarning(member, type, span) : null;
}

/**
 * The same by what is stored now: a colleague may have changed the settings since the form opened, or erased the person or
 * their request, or marked it as spam.
 */
export async function latestWarning(booking: Booking, isNew: boolean): Promise<FormError | null> {
  const { type: id, typeName: name, providerId, personId, leadId } = booking;
  const [clinic, staff, types, known, lead] = await Promise.all([
    readClinic(),
    listStaff(),
    readVisitTypes(),
    isNew && personId ? readKnown(personId) : null,
    isNew && leadId ? getLead(leadId) : undefined,
  ]);
  if ((lead === null && !personId) || known?.group.some(({ isErased }) => isErased)) {
    return invalid('patientName', 'A colleague just erased this person’s data.');
  }
  if (lead?.spam) return invalid('patientName', 'A colleague just marked this request as spam.');
  const warning = bookingWarning(
    { span: booking, type: { id, name }, providerId, isNew },
    { clinic, staff, types },
  );
  return warning === null ? null : invalid('start', warning);
}
