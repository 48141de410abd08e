import { readClinic } from '#data/clinic-settings.ts';
import { readVisitTypes } from '#data/read-visit-types.ts';
import { listStaff } from '#data/staff.ts';
import type { OpeningTimes } from '#domain/clinic/clinic.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { BookedType, VisitType } from '#domain/clinic/visit-types.ts';
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

/** The same by the settings as they are stored now: a colleague may have changed them since the form opened. */
export async function latestWarning(booking: Booking, isNew: boolean): Promise<string | null> {
  const { type: id, typeName: name, providerId } = booking;
  const [clinic, staff, types] = await Promise.all([readClinic(), listStaff(), readVisitTypes()]);
  return bookingWarning(
    { span: booking, type: { id, name }, providerId, isNew },
    { clinic, staff, types },
  );
}
