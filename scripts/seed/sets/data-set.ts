import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { appointments } from '../appointments.ts';
import { daysBefore } from '../clock.ts';
import type { SeedPart } from '../document.ts';
import { erasures } from '../erasures.ts';
import { imports } from '../imports.ts';
import { leads } from '../leads/leads.ts';
import { openingsOf } from '../openings.ts';
import { personsOf } from '../persons.ts';
import { images } from '../pictures/images.ts';
import { media } from '../pictures/media.ts';
import type { UrlOf } from '../pictures/photo-files.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { siteMedia } from '../pictures/site-media.ts';
import { posts } from '../posts/posts.ts';
import { problems } from '../problems.ts';
import { reviewAsks, reviews } from '../reviews.ts';
import { clinicSettings } from '../sample-clinic.ts';
import { staff } from '../staff/staff.ts';
import { summariesOf } from '../summaries.ts';
import { templates } from '../templates.ts';

/** The same at each seeding, so that pages of an earlier build are as new as the data. */
const websiteChange = {
  path: 'summaries/website',
  data: { changedAt: new Date('2020-01-01T00:00:00Z') },
};

/** No hook: `npm run preview` prints the address of its own, and the stories rebuild nothing. */
const publishing = (now: Date) => ({
  path: 'settings/publishing',
  data: { buildHook: '', updatedAt: daysBefore(now, 3) },
});

/** Visitors of the demo can hold times. */
const onlineBooking = (now: Date) => ({
  path: 'settings/booking',
  data: {
    ...usualBooking,
    types: [...usualBooking.types],
    isOn: true,
    calendar: 'here',
    updatedAt: daysBefore(now, 30),
  },
});

/** Everything but the users: the same for the same moment. */
export function dataSet(now: Date, pictures: Pictures, urlOf: UrlOf): SeedPart {
  const illustrated = [media, images, staff, siteMedia].map((part) => part(now, pictures, urlOf));
  const documents = [
    ...illustrated.flatMap((part) => part.documents),
    ...posts(now, pictures, urlOf),
    ...leads(now),
    ...appointments(now),
    ...problems(now),
    ...templates(now),
    publishing(now),
    ...reviews(now),
    ...reviewAsks(now),
    ...erasures(now),
    ...imports(now),
    ...clinicSettings(now),
    onlineBooking(now),
  ];
  return {
    files: illustrated.flatMap(({ files }) => files),
    documents: [
      ...documents,
      ...personsOf(documents, now),
      ...summariesOf(documents),
      ...openingsOf(documents, now),
      websiteChange,
    ],
  };
}
