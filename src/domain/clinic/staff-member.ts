/** The people a patient meets, as the About page introduces them. */

import * as words from '#words/care-team.ts';
import { about } from '#words/paths.ts';
import { storedText, storedTexts } from '../stored-value.ts';
import { isSlug } from '../text/is-slug.ts';
import type { Language } from '../text/language.ts';
import { ownHoursFrom, storedDaysOff, storedWeek, type WorkTime } from './work-time.ts';

export type StaffMember = WorkTime & {
  id: string;
  name: string;
  title: string;
  /** In Spanish, or ''. */
  titleEs: string;
  /** Several lines; '' when none. */
  bio: string;
  /** In Spanish, or ''. */
  bioEs: string;
  /** URL, or '' without a photo. */
  photoUrl: string;
  /** URL of the photo in 256 pixels; '' for an older photo. */
  thumbnailUrl: string;
  /** Lowest first; any whole number. */
  order: number;
  credentials: string[];
  specialties: string[];
  /** The last part of the address of their own page; '' without one. */
  slug: string;
  /** As the state lists it, or ''. */
  licenseNumber: string;
  languages: string[];
  /** What a first visit with them is like, in several lines; '' when none. */
  firstVisit: string;
  /** Whether the schedule offers them. */
  takesAppointments: boolean;
  /** The ids of the types of visits that can be booked with them; null for every type. */
  visitTypes: string[] | null;
  /** A made-up person of the demo data; the About page says so. Ends when staff save a change. */
  isSample: boolean;
};

/** A stored document of any age: missing fields become '', 0 or empty. Older members take every type of visit. */
export function staffMemberFrom(id: string, stored: Record<string, unknown>): StaffMember {
  const slug = storedText(stored.slug);
  return {
    id,
    name: storedText(stored.name),
    title: storedText(stored.title),
    titleEs: storedText(stored.titleEs),
    bio: storedText(stored.bio),
    bioEs: storedText(stored.bioEs),
    photoUrl: storedText(stored.photoUrl),
    thumbnailUrl: storedText(stored.thumbnailUrl),
    order: typeof stored.order === 'number' ? stored.order : 0,
    credentials: storedTexts(stored.credentials),
    specialties: storedTexts(stored.specialties),
    slug: isSlug(slug) ? slug : '',
    licenseNumber: storedText(stored.licenseNumber),
    languages: storedTexts(stored.languages),
    firstVisit: storedText(stored.firstVisit),
    takesAppointments: stored.takesAppointments !== false,
    visitTypes: Array.isArray(stored.visitTypes) ? storedTexts(stored.visitTypes) : null,
    hours: ownHoursFrom(stored.hours),
    daysOff: storedDaysOff(stored.daysOff),
    isSample: stored.isSample === true,
  };
}

/** The fields of a stored member, as staffMemberFrom reads them. */
export function storedMember<Fields extends Pick<StaffMember, 'hours'>>(fields: Fields) {
  return { ...fields, hours: fields.hours && storedWeek(fields.hours) };
}

const languageWords: Record<Language, RegExp> = {
  en: /\b(?:english|ingl[eé]s)\b/i,
  es: /\b(?:spanish|espa[nñ]ol|castellano)\b/i,
};

/** Whether a member's languages, which staff type, name this one. */
export function speaks({ languages }: Pick<StaffMember, 'languages'>, language: Language): boolean {
  return languages.some((each) => languageWords[language].test(each));
}

/** The address of a member's own page, or null. */
export function providerPath({ slug }: Pick<StaffMember, 'slug'>): string | null {
  return slug ? `${about}/${slug}` : null;
}

/** Shown while the directory is empty or fails to load: the team as a whole, without names. */
export const defaultStaff: StaffMember = {
  ...staffMemberFrom('team', {}),
  name: words.teamName,
  title: words.teamTitle,
  bio: words.teamBio,
  photoUrl: '/img/scene-staff.svg',
  credentials: [words.teamCredential],
  specialties: [words.whiplash, words.backPain, words.headaches],
};
