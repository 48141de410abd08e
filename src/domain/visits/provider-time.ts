/** When, and for which visits, a member of staff can be booked. */
import type { OpenSpan } from '../clinic/clinic.ts';
import type { WeekDay } from '../clinic/clinic-week.ts';
import type { StaffMember } from '../clinic/staff-member.ts';
import type { BookedType } from '../clinic/visit-types.ts';
import { isDayOff, type WorkTime } from '../clinic/work-time.ts';
import { minuteOfDay, wallClock } from '../time/wall-clock.ts';
import type { Visit } from './visit.ts';

/** The clinic's hours of a day, without the times at which the provider is out. */
export function openFor(
  provider: WorkTime | null,
  { date, weekday, open }: Pick<WeekDay, 'date' | 'weekday' | 'open'>,
): readonly OpenSpan[] {
  if (!provider) return open;
  if (isDayOff(provider.daysOff, date)) return [];
  return provider.hours ? shared(open, provider.hours[weekday]) : open;
}

function shared(some: readonly OpenSpan[], others: readonly OpenSpan[]): OpenSpan[] {
  return some
    .flatMap((a) =>
      others.map((b) => ({
        from: a.from > b.from ? a.from : b.from,
        to: a.to < b.to ? a.to : b.to,
      })),
    )
    .filter(({ from, to }) => from < to);
}

/** Whether the provider is off, or works no own hours, at some time between. */
export function isAway(
  { hours, daysOff }: WorkTime,
  { startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>,
): boolean {
  const { date, weekday, time } = wallClock(startsAt);
  if (isDayOff(daysOff, date)) return true;
  if (!hours) return false;
  const end = minuteOfDay(time) + (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return !hours[weekday].some(({ from, to }) => from <= time && end <= minuteOfDay(to));
}

export function takesVisits(
  { takesAppointments, visitTypes }: Pick<StaffMember, 'takesAppointments' | 'visitTypes'>,
  { id }: Pick<BookedType, 'id'>,
): boolean {
  return takesAppointments && (visitTypes?.includes(id) ?? true);
}

/** The members who take visits of this type; of a type without any, all who take appointments. */
export function providersFor(
  staff: readonly StaffMember[],
  type: Pick<BookedType, 'id'>,
): readonly StaffMember[] {
  const listed = staff.filter((member) => takesVisits(member, type));
  return listed.length > 0 ? listed : staff.filter((member) => member.takesAppointments);
}

/** Who has a visit of this type: the member with this id, or the first of providersFor once they can't be booked. */
export function providerOr(
  id: string,
  staff: readonly StaffMember[],
  type: Pick<BookedType, 'id'>,
): StaffMember | null {
  const wished = staff.find((member) => member.id === id && member.takesAppointments);
  return wished ?? providersFor(staff, type)[0] ?? null;
}

/** Why a booking with this member is unusual, as a warning for staff; null for a usual one. */
export function providerWarning(
  member: StaffMember,
  type: Pick<BookedType, 'id' | 'name'>,
  span: Pick<Visit, 'startsAt' | 'endsAt'> | null,
): string | null {
  const { name, takesAppointments } = member;
  if (!takesAppointments) return `${name} can’t be booked.`;
  if (!takesVisits(member, type)) {
    return `${name} isn’t listed for this type of visit: ${type.name}.`;
  }
  return span && isAway(member, span) ? `${name} is out at this time.` : null;
}
