import type { Clinic } from '#domain/clinic/clinic.ts';
import { clinicInLanguage, memberInLanguage } from '#domain/clinic/in-language.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';

/** The link to the other language, in that language. */
export const otherName = 'Español';
export const otherLang = 'es';

/** The build redirects to the Spanish address (scripts/feeds/twins.ts), so that English pages don't load the table. */
export const otherAddress = (path: string) => `/es${path}`;

/** An address of this website that the clinic has typed, in the language of the page. */
export const ownAddress = (address: string) => address;

/** What the clinic has written, or a page that is only in English; undefined where the page is English, too. */
export const englishLang: 'en' | undefined = undefined;

/** English pages show no Spanish field: a build leaves them out of the page, and browsers don't load the choice. */
export const clinicOfPage = (clinic: Clinic): Clinic =>
  import.meta.env.SSR ? clinicInLanguage('en', clinic) : clinic;

export const memberOfPage = (member: StaffMember): StaffMember =>
  import.meta.env.SSR ? memberInLanguage('en', member) : member;
