/** The clinic's facts, as staff keep them in `settings/clinic`. The website, mails and the scheduler read them. */
import type { Weekday } from '../time/wall-clock.ts';

/** Half-open stretch of a day in the clinic's zone, 'HH:mm' on a 24-hour clock. */
export type OpenSpan = { from: string; to: string };

export type WeekHours = Readonly<Record<Weekday, readonly OpenSpan[]>>;

/** Days on which the weekly hours don't hold. */
export type Closure = {
  /** The first and the last date, 'YYYY-MM-DD'. */
  from: string;
  to: string;
  /** The closed part of each day; null for the whole day. */
  span: OpenSpan | null;
  reason: string;
  reasonEs: string;
};

/** A line on every page of the website. */
export type Announcement = {
  text: string;
  textEs: string;
  /** Address that the text leads to, or ''. */
  link: string;
  /** The first and the last date on which it shows, 'YYYY-MM-DD'; '' for no limit. */
  from: string;
  until: string;
};

export type ClinicAddress = {
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
};

/** A text that is not known is ''. What ends in Es is in Spanish. */
export type Clinic = {
  name: string;
  shortName: string;
  tagline: string;
  taglineEs: string;
  /** '(801) 555-0100' */
  phone: string;
  email: string;
  /** Where the site is served: scheme and host, no slash at the end. */
  origin: string;
  address: ClinicAddress;
  /** How to get in, in words. */
  arrival: string;
  arrivalEs: string;
  /** WGS 84 degrees. */
  geo: { latitude: number; longitude: number } | null;
  /** The spans of a day are in order and don't overlap. */
  hours: WeekHours;
  closures: readonly Closure[];
  announcement: Announcement | null;
  promiseHours: number;
  /** Hours before a visit until which its link cancels it; later, the patient calls. */
  cancelNoticeHours: number;
  /** Of a first visit without insurance, in whole dollars: '95'. */
  firstVisitPrice: string;
  reviewUrl: string;
  /** Out of 5, on Google; ratedOn: 'YYYY-MM-DD'. */
  rating: { value: number; ratedOn: string } | null;
  mapUrl: string;
  insurers: readonly string[];
  languages: readonly string[];
  /** Addresses of the clinic on other websites. */
  profiles: readonly string[];
};

export type OpeningTimes = Pick<Clinic, 'hours' | 'closures'>;
