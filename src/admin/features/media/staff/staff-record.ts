import { everyType } from '#domain/clinic/staff-fields.ts';
import { type StaffMember, staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { parseDaysOff, parseHours } from '#domain/clinic/work-time-fields.ts';
import type { Bookable } from '#domain/visits/stranded.ts';
import type { Draft } from '../../../shared/drafts/use-draft.ts';

export type StaffRecord = ReturnType<typeof recordOf>;
export type StaffDraft = Draft<StaffRecord>;

/** A member as texts of the form; null is a new one. Without the photo, whose files go unless the form is saved. */
export function recordOf(stored: StaffMember | null) {
  const member = stored ?? staffMemberFrom('', {});
  return {
    name: member.name,
    title: member.title,
    titleEs: member.titleEs,
    bio: member.bio,
    bioEs: member.bioEs,
    credentials: member.credentials.join('\n'),
    specialties: member.specialties.join('\n'),
    order: String(member.order),
    slug: member.slug,
    licenseNumber: member.licenseNumber,
    languages: member.languages.join('\n'),
    firstVisit: member.firstVisit,
    takesAppointments: member.takesAppointments ? 'yes' : '',
    visitTypes: member.visitTypes?.join('\n') ?? everyType,
    /** JSON of the week; '' for the clinic's hours. */
    hours: member.hours ? JSON.stringify(member.hours) : '',
    daysOff: member.daysOff.join('\n'),
  };
}

/** When the member could be booked, as typed. */
export function providerOf({ name, takesAppointments, hours, daysOff }: StaffRecord): Bookable {
  return {
    name,
    takesAppointments: takesAppointments === 'yes',
    hours: parseHours(hours),
    daysOff: parseDaysOff(daysOff),
  };
}
