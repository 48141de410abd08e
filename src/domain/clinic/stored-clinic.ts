/** Reads `settings/clinic`, which may be of any age and shape. What is missing or broken reads as in emptyClinic. */
import { storedMap, storedText, storedTexts } from '../stored-value.ts';
import { parsedUrl } from '../text/parsed-url.ts';
import { singleLine } from '../text/plain-text.ts';
import { isDate } from '../time/typed-time.ts';
import type { Announcement, Clinic, ClinicAddress, Closure } from './clinic.ts';
import { emptyClinic } from './empty-clinic.ts';
import { spanFrom, spanText, storedWeek, weekFrom } from './work-time.ts';

/** Titles, subjects and calendars show it: one line, and no markup. */
const storedName = (value: unknown) =>
  singleLine(value)
    .replace(/<[^<>]*>|[<>]/g, '')
    .trim();

export function clinicFrom(data: unknown): Clinic {
  const stored = storedMap(data) ?? {};
  const name = storedName(stored.name) || emptyClinic.name;
  return {
    name,
    shortName: storedName(stored.shortName) || name,
    tagline: storedText(stored.tagline),
    taglineEs: storedText(stored.taglineEs),
    phone: storedText(stored.phone),
    email: storedText(stored.email),
    origin: storedOrigin(stored.origin),
    address: storedAddress(storedMap(stored.address) ?? {}),
    arrival: storedText(stored.arrival),
    arrivalEs: storedText(stored.arrivalEs),
    geo: storedGeo(storedMap(stored.geo) ?? {}),
    hours: weekFrom(stored.hours),
    closures: storedTexts(stored.closures).flatMap(storedClosure),
    announcement: storedAnnouncement(storedMap(stored.announcement) ?? {}),
    promiseHours: storedHoursCount(stored.promiseHours) ?? emptyClinic.promiseHours,
    cancelNoticeHours: storedHoursCount(stored.cancelNoticeHours) ?? emptyClinic.cancelNoticeHours,
    firstVisitPrice: storedPrice(stored.firstVisitPrice),
    reviewUrl: storedLink(stored.reviewUrl),
    rating: storedRating(storedMap(stored.rating) ?? {}),
    mapUrl: storedLink(stored.mapUrl),
    insurers: storedTexts(stored.insurers),
    languages: storedTexts(stored.languages),
    profiles: storedTexts(stored.profiles).map(storedLink).filter(Boolean),
  };
}

export function storedClinic(clinic: Clinic) {
  const closures = clinic.closures.map(closureText);
  return { ...clinic, hours: storedWeek(clinic.hours), closures };
}

/** '' for anything that is no web address, since pages link to it. */
function storedLink(value: unknown): string {
  const link = storedText(value);
  return /^https?:\/\//.test(link) && parsedUrl(link) ? link : '';
}

function storedOrigin(value: unknown): string {
  return parsedUrl(storedLink(value))?.origin ?? '';
}

function storedAddress(stored: Record<string, unknown>): ClinicAddress {
  return {
    street: storedText(stored.street),
    city: storedText(stored.city),
    region: storedText(stored.region) || emptyClinic.address.region,
    postalCode: storedText(stored.postalCode),
    country: storedText(stored.country) || emptyClinic.address.country,
  };
}

function storedGeo({ latitude, longitude }: Record<string, unknown>): Clinic['geo'] {
  const isWithin = (value: unknown, most: number): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
}

/** '2026-12-24/2026-12-26|12:00-24:00|Reason', perhaps '|Motivo'. Left out if broken: a closed day turns people away. */
function storedClosure(text: string): Closure[] {
  const [days = '', part = '', reason = '', reasonEs = '', more] = text.split('|');
  const [from = '', to = ''] = days.split('/');
  if (more !== undefined || !isDate(from) || !isDate(to) || to < from) return [];
  if (!part) return [{ from, to, span: null, reason, reasonEs }];
  return spanFrom(part).map((span) => ({ from, to, span, reason, reasonEs }));
}

function closureText({ from, to, span, reason, reasonEs }: Closure): string {
  const spanish = reasonEs && `|${reasonEs}`;
  return `${from}/${to}|${span ? spanText(span) : ''}|${reason}${spanish}`;
}

function storedAnnouncement(stored: Record<string, unknown>): Announcement | null {
  const text = storedText(stored.text);
  if (!text) return null;
  const day = (value: unknown) => (isDate(storedText(value)) ? storedText(value) : '');
  const link = storedText(stored.link);
  return {
    text,
    textEs: storedText(stored.textEs),
    link: /^\/(?!\/)/.test(link) ? link : storedLink(link),
    from: day(stored.from),
    until: day(stored.until),
  };
}

function storedHoursCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
}

/** Whole dollars from 1 to 9,999. */
export const isPrice = (text: string) => /^[1-9]\d{0,3}$/.test(text);

function storedPrice(value: unknown): string {
  const text = storedText(value);
  return isPrice(text) ? text : '';
}

function storedRating({ value, ratedOn }: Record<string, unknown>): Clinic['rating'] {
  const day = storedText(ratedOn);
  if (typeof value !== 'number' || !(value >= 1 && value <= 5) || !isDate(day)) return null;
  return { value, ratedOn: day };
}
