/** The line above every page of the website. */

import type { Announcement, Clinic } from '../clinic/clinic.ts';
import { type FormError, invalid } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';
import { checkStored } from '../text/stored-length.ts';
import { isDate } from '../time/typed-time.ts';
import { isLink, type SettingsTab, typedLink } from './settings-tab.ts';

/** As firestore.rules have them. */
export const announcementLimits = { text: 200, textEs: 200, link: 490 } as const;

const texts = {
  english: 'Enter the words in English, too',
  link: 'Enter a page of this website, such as /contact, or an address that begins with https://',
  date: 'Choose a date, or leave it blank',
  lastFirst: 'The last day must not be before the first',
  past: 'The last day is over. Choose a later one, or remove the words.',
} as const;

/** As typed. */
export type AnnouncementFields = Announcement;

/** The site's own pages in small letters, and without a slash at their end: Spanish pages look them up. */
const typedPage = (text: string) =>
  typedLink(text).replace(/^\/[^?#]*/, (page) => page.toLowerCase().replace(/(?<=.)\/$/, ''));

/** Without words there is no announcement. */
function announcementOf(fields: AnnouncementFields): Announcement | null {
  const text = singleLine(fields.text);
  if (!text) return null;
  const [textEs, link] = [singleLine(fields.textEs), typedPage(fields.link)];
  return { text, textEs, link, from: fields.from, until: fields.until };
}

function check(fields: AnnouncementFields, today: string): (FormError | null)[] {
  const announcement = announcementOf(fields);
  if (!announcement) return singleLine(fields.textEs) ? [invalid('text', texts.english)] : [];
  const { text, textEs, link, from, until } = announcement;
  return [
    checkStored('text', 'Words', text, announcementLimits.text),
    checkStored('textEs', 'Spanish words', textEs, announcementLimits.textEs),
    link === '' || isPage(link) || isLink(link)
      ? checkStored('link', 'Link', link, announcementLimits.link)
      : invalid('link', texts.link),
    from === '' || isDate(from) ? null : invalid('from', texts.date),
    checkUntil(from, until, today),
  ];
}

function checkUntil(from: string, until: string, today: string): FormError | null {
  if (until === '') return null;
  if (!isDate(until)) return invalid('until', texts.date);
  if (until < from) return invalid('until', texts.lastFirst);
  return until < today ? invalid('until', texts.past) : null;
}

/** As firestore.rules have it. */
const isPage = (link: string) => /^\/([^\s"<>/\\][^\s"<>]*)?$/.test(link);

export const announcementTab: SettingsTab<AnnouncementFields> = {
  fieldsOf: ({ announcement }: Clinic) => ({
    text: announcement?.text ?? '',
    textEs: announcement?.textEs ?? '',
    link: announcement?.link ?? '',
    from: announcement?.from ?? '',
    until: announcement?.until ?? '',
  }),
  factsOf: (fields) => ({ announcement: announcementOf(fields) }),
  check,
  limits: announcementLimits,
  words: {
    text: ['Words'],
    textEs: ['Spanish words'],
    link: ['Link'],
    from: ['First day'],
    until: ['Last day'],
  },
};
