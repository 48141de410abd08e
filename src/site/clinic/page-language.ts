import type { Clinic } from '#domain/clinic/clinic.ts';
import { clinicInLanguage, memberInLanguage } from '#domain/clinic/in-language.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { lang } from '#words/lang.ts';

/** English pages show no Spanish field: only a build takes it out of them, so that browsers don't load this. */
const isChosen = lang === 'es' || import.meta.env.SSR;

export const clinicOfPage = (clinic: Clinic): Clinic =>
  isChosen ? clinicInLanguage(lang, clinic) : clinic;

export const memberOfPage = (member: StaffMember): StaffMember =>
  isChosen ? memberInLanguage(lang, member) : member;
