import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { appointments } from '../appointments.ts';
import { daysBefore } from '../clock.ts';
import { openingsOf, personsOf, summariesOf } from '../derived.ts';
import type { SeedDocument, SeedPart } from '../document.ts';
import { leads } from '../leads/leads.ts';
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

function erasures(now: Date): SeedDocument[] {
  const recordId = '3f6c1d2e-8a47-4b0b-9c55-7d1e2f3a4b5c';
  return [
    {
      path: `erasures/leads-${recordId}`,
      data: {
        ...{ collection: 'leads', recordId, why: 'asked', state: 'done' },
        ...{ at: daysBefore(now, 30), by: { uid: 'dana', name: 'Dana Reyes' } },
      },
    },
  ];
}

/** An import of two patients that was taken back. */
function imports(now: Date): SeedDocument[] {
  const at = daysBefore(now, 40);
  return [
    {
      path: 'imports/7c1f0a52-9d3e-4f68-8b21-5e6a7d8c9b10',
      data: {
        ...{ file: 'patient-list.csv', fingerprint: '0'.repeat(64), state: 'undone' },
        ...{ columns: 'last,first,,phone,lang', rows: 2, done: 2, added: 2, joined: 0, kept: 0 },
        ...{ by: { uid: 'dana', name: 'Dana Reyes' }, changeId: 'seeded' },
        ...{ createdAt: at, updatedAt: at },
      },
    },
  ];
}

/** One message has changed words, so that the list shows both states. */
function templates(now: Date): SeedDocument[] {
  const { subject, body } = originalWords.en.visitCancelled;
  return [
    {
      path: 'templates/visitCancelled',
      data: {
        subject,
        body: body.replace(
          'Would you like another time? Please call us at {phone}.',
          'Would you like another time? Call us at {phone}, and we’ll find one together.',
        ),
        updatedAt: daysBefore(now, 3),
        by: { uid: 'dana', name: 'Dana Reyes' },
      },
    },
  ];
}
