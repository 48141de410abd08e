/** What the clinic has written, for Spanish pages. What is missing in Spanish stays English; its element says so. */
import type { Clinic } from './clinic.ts';
import type { StaffMember } from './staff-member.ts';

export function clinicInSpanish(clinic: Clinic): Clinic {
  const { announcement } = clinic;
  return {
    ...clinic,
    tagline: clinic.taglineEs || clinic.tagline,
    arrival: arrivalInSpanish(clinic),
    announcement: announcement && {
      ...announcement,
      text: announcement.textEs || announcement.text,
    },
    closures: clinic.closures.map((closure) => ({
      ...closure,
      reason: closure.reasonEs || closure.reason,
    })),
  };
}

export function arrivalInSpanish({ arrival, arrivalEs }: Clinic): string {
  return arrivalEs || arrival;
}

export function memberInSpanish(member: StaffMember): StaffMember {
  return {
    ...member,
    title: member.titleEs || member.title,
    bio: member.bioEs || member.bio,
  };
}
