import type { Clinic, OpenSpan } from '#domain/clinic/clinic.ts';
import { storedClinic } from '#domain/clinic/stored-clinic.ts';
import { originalVisitTypes, storedVisitTypes } from '#domain/clinic/visit-types.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { daysBefore } from './clock.ts';
import type { SeedDocument, StoredValue } from './document.ts';

const morning: OpenSpan = { from: '09:00', to: '12:00' };
const afternoon: OpenSpan = { from: '14:00', to: '18:00' };

/** The made-up clinic of the demo data and the tests, the same on each day. No build and no function has it. */
export const clinic: Clinic = {
  name: 'Wasatch Spine & Auto Injury',
  shortName: 'Wasatch Spine',
  tagline: '& Auto Injury',
  // Left out, so that the demo shows what visitors see then.
  taglineEs: '',
  phone: '(801) 555-0142',
  email: 'front-desk@example.com',
  origin: 'https://clinic.example',
  address: {
    street: '9350 S Example St, Suite 100',
    city: 'Sandy',
    region: 'UT',
    postalCode: '84070',
    country: 'US',
  },
  arrival:
    'Park in front of the building, and come in through the glass double door. Suite 100 is on the ground floor.',
  arrivalEs:
    'Estacione frente al edificio y entre por la puerta doble de vidrio. La suite 100 está en la planta baja.',
  geo: { latitude: 40.5806, longitude: -111.8888 },
  hours: {
    0: [],
    1: [morning, afternoon],
    2: [afternoon],
    3: [morning, afternoon],
    4: [afternoon],
    5: [morning, afternoon],
    6: [],
  },
  reviewUrl:
    'https://www.google.com/maps/search/?api=1&query=Wasatch+Spine+%26+Auto+Injury+Sandy+UT',
  mapUrl:
    'https://www.google.com/maps/dir/?api=1&destination=9350+S+Example+St+Suite+100+Sandy+UT+84070',
  closures: [],
  announcement: null,
  promiseHours: 24,
  cancelNoticeHours: 24,
  // Plainly made up: the launch check knows it.
  firstVisitPrice: '123',
  rating: null,
  insurers: [],
  languages: [],
  profiles: [],
};

/** The settings of the sample: its facts with a recent rating, its types of visits, and the test of its mail server. */
export function clinicSettings(now: Date): SeedDocument[] {
  // Apart from `readonly`, the two types are the same.
  const facts = storedClinic({ ...clinic, rating: recentRating(now) }) as unknown as Record<
    string,
    StoredValue
  >;
  return [
    { path: 'settings/clinic', data: { ...facts, updatedAt: daysBefore(now, 30) } },
    {
      path: 'settings/visitTypes',
      data: { ...storedVisitTypes(originalVisitTypes), updatedAt: daysBefore(now, 30) },
    },
    { path: 'settings/mailTest', data: { at: daysBefore(now, 30), ok: true, reason: '' } },
  ];
}

/** Seen a week ago: one that no one has looked up for 90 days is hidden. */
export function recentRating(now: Date) {
  return { value: 5, ratedOn: clinicDate(daysBefore(now, 7)) };
}
