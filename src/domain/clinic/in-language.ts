/**
 * What the clinic has written, in the language of a page. On a Spanish page, what is missing in Spanish stays English, and its
 * element says so. An English page has no Spanish words in it.
 */
import type { Language } from '../text/language.ts';
import { parsedUrl } from '../text/parsed-url.ts';
import type { Clinic } from './clinic.ts';
import type { StaffMember } from './staff-member.ts';

export function clinicInLanguage(language: Language, clinic: Clinic): Clinic {
  const { announcement, closures } = clinic;
  const [tagline, taglineEs] = inLanguage(language, clinic.tagline, clinic.taglineEs);
  const [arrival, arrivalEs] = inLanguage(language, clinic.arrival, clinic.arrivalEs);
  const [text, textEs] = inLanguage(language, announcement?.text ?? '', announcement?.textEs ?? '');
  return {
    ...clinic,
    ...{ tagline, taglineEs, arrival, arrivalEs },
    announcement: announcement && {
      ...{ ...announcement, text, textEs },
      link: ownPage(clinic.origin, announcement.link),
    },
    closures: closures.map((closure) => {
      const [reason, reasonEs] = inLanguage(language, closure.reason, closure.reasonEs);
      return { ...closure, reason, reasonEs };
    }),
  };
}

export function memberInLanguage(language: Language, member: StaffMember): StaffMember {
  const [title, titleEs] = inLanguage(language, member.title, member.titleEs);
  const [bio, bioEs] = inLanguage(language, member.bio, member.bioEs);
  return { ...member, title, titleEs, bio, bioEs };
}

/** '/contact' for a whole address of this website. Spanish pages look it up. */
function ownPage(origin: string, link: string): string {
  const url = parsedUrl(link);
  return url?.origin === origin ? url.href.slice(origin.length) : link;
}

/** What is shown, and of it what is Spanish. */
function inLanguage(language: Language, english: string, spanish: string): [string, string] {
  return language === 'es' ? [spanish || english, spanish] : [english, ''];
}
