/**
 * The clinic's facts: the one place that nav, footer, contact page, structured data, e-mails and
 * the scheduler read. Placeholders until a clinic fills them in, recognisable as such.
 */

/** Half-open stretch of a day in the clinic's zone, 'HH:mm' on a 24-hour clock. */
export type OpenSpan = { from: string; to: string };

/** 0 is Sunday, as in Date.getDay(). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const morning: OpenSpan = { from: '09:00', to: '12:00' };
const afternoon: OpenSpan = { from: '14:00', to: '18:00' };

export const clinic = {
  name: 'Wasatch Spine & Auto Injury',
  shortName: 'Wasatch Spine',
  tagline: '& Auto Injury',
  phone: { display: '(801) 555-0142', href: 'tel:+18015550142', e164: '+18015550142' },
  email: 'front-desk@example.com',
  /** Where the site is served: scheme and host, no slash at the end. */
  origin: 'https://clinic.example',
  address: {
    street: '9350 S Example St, Suite 100',
    city: 'Sandy',
    region: 'UT',
    postalCode: '84070',
    country: 'US',
  },
  /** How to come in, in words. */
  arrival:
    'Park in front of the building, and come in through the glass double door. Suite 100 is on the ground floor.',
  /** WGS 84 degrees. */
  geo: { latitude: 40.5806, longitude: -111.8888 },
  timeZone: 'America/Denver',
  hours: {
    0: [],
    1: [morning, afternoon],
    2: [afternoon],
    3: [morning, afternoon],
    4: [afternoon],
    5: [morning, afternoon],
    6: [],
  } as Record<Weekday, OpenSpan[]>,
  reviewUrl:
    'https://www.google.com/maps/search/?api=1&query=Wasatch+Spine+%26+Auto+Injury+Sandy+UT',
  mapUrl:
    'https://www.google.com/maps/dir/?api=1&destination=9350+S+Example+St+Suite+100+Sandy+UT+84070',
  rating: '5.0',
  /** Hours within which the clinic promises to make contact. */
  promiseHours: 24,
  /** Hours before a visit until which its link cancels it; later, the patient calls. */
  cancelNoticeHours: 24,
} as const;

/** 'Sandy, UT 84070' */
export const cityLine = `${clinic.address.city}, ${clinic.address.region} ${clinic.address.postalCode}`;
