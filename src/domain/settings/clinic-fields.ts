/** Name, contact and what else visitors read about the clinic. */

import { formTexts } from '#words/form-texts.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { emptyClinic } from '../clinic/empty-clinic.ts';
import { isPrice } from '../clinic/stored-clinic.ts';
import {
  checkEmail,
  checkPhone,
  limits as contactLimits,
  type FormError,
  invalid,
} from '../text/form-checks.ts';
import { linesOf } from '../text/lines.ts';
import { parsePhone } from '../text/parse-phone.ts';
import { cleanLine, multiLine, singleLine } from '../text/plain-text.ts';
import { checkStored, checkStoredText } from '../text/stored-length.ts';
import { isDate } from '../time/typed-time.ts';
import { isLink, type SettingsTab, typedLink } from './settings-tab.ts';

/** Longest texts in characters, as firestore.rules have them. */
export const clinicLimits = {
  name: 120,
  shortName: 60,
  tagline: 60,
  taglineEs: 60,
  phone: contactLimits.phone,
  email: contactLimits.email,
  origin: 200,
  street: 200,
  city: 80,
  arrival: 500,
  arrivalEs: 500,
  mapUrl: 900,
  reviewUrl: 900,
} as const;
const mostHours = 168;

const texts = {
  name: 'Enter the name of the clinic',
  shortName: 'Enter a short name, such as the first words of the name',
  markup: 'Please leave out < and >',
  street: 'Enter the street, or leave the whole address blank',
  city: 'Enter the city, or leave the whole address blank',
  postalCode: 'Enter a ZIP code of five digits, such as 84070',
  origin: 'Enter the address of the website without a page, such as https://clinic.example',
  place:
    'Enter latitude and longitude in degrees, such as 40.5806 and -111.8888, or leave both blank',
  link: 'Enter a whole web address that begins with https://',
  hours: `Enter whole hours from 1 to ${mostHours}`,
  price: 'Enter whole dollars from 1 to 9,999, such as 95, or leave the price blank',
  rating: 'Enter a number from 1 to 5, such as 4.9, or leave rating and date blank',
  ratedOn: 'Choose the day on which you saw this rating, not a day ahead',
} as const;

export type ClinicFields = ReturnType<typeof fieldsOf>;

function fieldsOf(clinic: Clinic) {
  const { address, geo, rating } = clinic;
  return {
    name: clinic.name,
    shortName: clinic.shortName,
    tagline: clinic.tagline,
    taglineEs: clinic.taglineEs,
    phone: clinic.phone,
    email: clinic.email,
    street: address.street,
    city: address.city,
    postalCode: address.postalCode,
    arrival: clinic.arrival,
    arrivalEs: clinic.arrivalEs,
    mapUrl: clinic.mapUrl,
    latitude: geo ? String(geo.latitude) : '',
    longitude: geo ? String(geo.longitude) : '',
    insurers: clinic.insurers.join('\n'),
    languages: clinic.languages.join('\n'),
    profiles: clinic.profiles.join('\n'),
    promiseHours: String(clinic.promiseHours),
    cancelNoticeHours: String(clinic.cancelNoticeHours),
    firstVisitPrice: clinic.firstVisitPrice,
    origin: clinic.origin,
    reviewUrl: clinic.reviewUrl,
    rating: rating ? String(rating.value) : '',
    ratedOn: rating?.ratedOn ?? '',
  };
}

/** Every clinic of this product is in Utah. */
const { region, country } = emptyClinic.address;

function factsOf(fields: ClinicFields) {
  const phone = cleanLine(fields.phone);
  return {
    name: singleLine(fields.name),
    shortName: singleLine(fields.shortName),
    tagline: singleLine(fields.tagline),
    taglineEs: singleLine(fields.taglineEs),
    phone: parsePhone(phone) ?? phone,
    email: cleanLine(fields.email),
    origin: singleLine(fields.origin).replace(/\/$/, '').toLowerCase(),
    address: {
      street: singleLine(fields.street),
      city: singleLine(fields.city),
      region,
      postalCode: singleLine(fields.postalCode),
      country,
    },
    arrival: multiLine(fields.arrival),
    arrivalEs: multiLine(fields.arrivalEs),
    insurers: linesOf(fields.insurers),
    languages: linesOf(fields.languages.replace(/[,;/&]|\band\b/g, '\n')),
    profiles: [...new Set(linesOf(fields.profiles).map(typedLink))],
    geo: placeOf(singleLine(fields.latitude), singleLine(fields.longitude)),
    promiseHours: Number(singleLine(fields.promiseHours)),
    cancelNoticeHours: Number(singleLine(fields.cancelNoticeHours)),
    firstVisitPrice: singleLine(fields.firstVisitPrice).replace(
      /[$\s]|,(?=\d{3}(?!\d))|[.,]00$/g,
      '',
    ),
    mapUrl: typedLink(fields.mapUrl),
    reviewUrl: typedLink(fields.reviewUrl),
    rating: ratingOf(singleLine(fields.rating), singleLine(fields.ratedOn)),
  } satisfies Partial<Clinic>;
}

/** null without a place, or for one that is not on this planet, or not in the west of it: a forgotten minus sign is China. */
function placeOf(latitude: string, longitude: string): Clinic['geo'] {
  const isDegree = (text: string, most: number) => text !== '' && Math.abs(Number(text)) <= most;
  return isDegree(latitude, 90) && isDegree(longitude, 180) && Number(longitude) < 0
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : null;
}

/** null without a rating, or for one that Google can't give. */
function ratingOf(text: string, ratedOn: string): Clinic['rating'] {
  const value = Number(text);
  return text !== '' && value >= 1 && value <= 5 && isDate(ratedOn) ? { value, ratedOn } : null;
}

function check(fields: ClinicFields, today: string): (FormError | null)[] {
  const facts = factsOf(fields);
  const { name, shortName, address } = facts;
  return [
    checkStoredText('name', 'Name', name, clinicLimits.name, texts.name) ??
      checkMarkup('name', name),
    checkStoredText(
      'shortName',
      'Short name',
      shortName,
      clinicLimits.shortName,
      texts.shortName,
    ) ?? checkMarkup('shortName', shortName),
    checkStored('tagline', 'Tagline', facts.tagline, clinicLimits.tagline),
    checkStored('taglineEs', 'Spanish tagline', facts.taglineEs, clinicLimits.taglineEs),
    checkPhone(facts.phone),
    checkEmail(facts.email),
    ...checkAddress(address),
    checkStored('arrival', 'Getting in', facts.arrival, clinicLimits.arrival),
    checkStored('arrivalEs', 'Getting in, in Spanish', facts.arrivalEs, clinicLimits.arrivalEs),
    checkLink('mapUrl', 'Link to the map', facts.mapUrl),
    checkPlace(fields, facts.geo),
    checkTexts('insurers', facts.insurers),
    checkTexts('languages', facts.languages),
    checkLinks('profiles', facts.profiles),
    checkHours('promiseHours', facts.promiseHours),
    checkHours('cancelNoticeHours', facts.cancelNoticeHours),
    facts.firstVisitPrice === '' || isPrice(facts.firstVisitPrice)
      ? null
      : invalid('firstVisitPrice', texts.price),
    checkOrigin(facts.origin),
    checkLink('reviewUrl', 'Link to your reviews', facts.reviewUrl),
    ...checkRating(fields, today),
  ];
}

function checkMarkup(field: string, text: string): FormError | null {
  return /[<>]/.test(text) ? invalid(field, texts.markup) : null;
}

/** Rating and date, or none. */
function checkRating(fields: ClinicFields, today: string): (FormError | null)[] {
  const [text, ratedOn] = [singleLine(fields.rating), singleLine(fields.ratedOn)];
  if (text === '' && ratedOn === '') return [];
  return [
    ratingOf(text, today) ? null : invalid('rating', texts.rating),
    isDate(ratedOn) && ratedOn <= today ? null : invalid('ratedOn', texts.ratedOn),
  ];
}

/** All of it, or none. */
function checkAddress({ street, city, postalCode }: Clinic['address']): (FormError | null)[] {
  if (!street && !city && !postalCode) return [];
  return [
    checkStoredText('street', 'Street', street, clinicLimits.street, texts.street),
    checkStoredText('city', 'City', city, clinicLimits.city, texts.city),
    /^\d{5}(-\d{4})?$/.test(postalCode) ? null : invalid('postalCode', texts.postalCode),
  ];
}

function checkPlace({ latitude, longitude }: ClinicFields, geo: Clinic['geo']): FormError | null {
  const isBlank = !singleLine(latitude) && !singleLine(longitude);
  return isBlank || geo ? null : invalid('latitude', texts.place);
}

function checkLink(field: 'mapUrl' | 'reviewUrl', label: string, link: string): FormError | null {
  if (link === '') return null;
  return isLink(link)
    ? checkStored(field, label, link, clinicLimits[field])
    : invalid(field, texts.link);
}

function checkOrigin(origin: string): FormError | null {
  if (origin === '') return null;
  return /^https:\/\/[a-z0-9.-]+$/.test(origin)
    ? checkStored('origin', 'Address of the website', origin, clinicLimits.origin)
    : invalid('origin', texts.origin);
}

function checkHours(field: string, hours: number): FormError | null {
  return Number.isInteger(hours) && hours >= 1 && hours <= mostHours
    ? null
    : invalid(field, texts.hours);
}

export const clinicTab: SettingsTab<ClinicFields> = {
  fieldsOf,
  factsOf,
  check,
  limits: clinicLimits,
  words: {
    name: ['Name'],
    shortName: ['Short name'],
    tagline: ['Tagline'],
    taglineEs: ['Spanish tagline'],
    phone: ['Phone'],
    email: ['Email'],
    street: ['Street'],
    city: ['City'],
    postalCode: ['ZIP code'],
    arrival: ['Getting in'],
    arrivalEs: ['Getting in, in Spanish'],
    mapUrl: ['Link to the map'],
    latitude: ['Latitude'],
    longitude: ['Longitude'],
    insurers: ['Insurance you take'],
    languages: ['Languages you speak'],
    profiles: ['Profiles on other websites'],
    promiseHours: ['Response promise, in hours'],
    cancelNoticeHours: ['Cancellation notice, in hours'],
    firstVisitPrice: ['Price of a first visit'],
    origin: ['Address of the website'],
    reviewUrl: ['Link to your reviews'],
    rating: ['Rating'],
    ratedOn: ['Checked on'],
  },
};

/** Fields with an entry on each line. */

/** Together they stay below what firestore.rules allow. */
const mostTexts = 20;
const longestText = 100;
const mostLinks = 10;
const longestLink = 190;

function checkTexts(field: string, lines: readonly string[]): FormError | null {
  if (lines.length > mostTexts) return invalid(field, `At most ${mostTexts} lines`);
  const long = lines.some((line) => line.length > longestText);
  return long ? invalid(field, formTexts.tooLong('A line', longestText)) : null;
}

function checkLinks(field: string, lines: readonly string[]): FormError | null {
  if (lines.length > mostLinks) return invalid(field, `At most ${mostLinks} lines`);
  if (!lines.every(isLink)) {
    return invalid(field, 'Enter a whole web address that begins with https:// on each line');
  }
  const long = lines.some((line) => line.length > longestLink);
  return long ? invalid(field, formTexts.tooLong('An address', longestLink)) : null;
}
