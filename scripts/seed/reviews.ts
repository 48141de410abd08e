import { createHash } from 'node:crypto';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

/** The three sample quotes of the home page, newest first, and who says them. */
const quotes = {
  'Sample patient A':
    'They called me back the same afternoon. I couldn’t turn my head when I came in, and someone finally explained why.',
  'Sample patient B':
    'No one rushed me. They went through my X-rays on the screen and told me which exercises to skip.',
  'Sample patient C':
    'I had never heard of PIP. They helped me find the claim number and I stopped worrying about the bills.',
};

/** Published samples, which no write of staff can make, and a draft that lacks the yes of its author. */
export function reviews(now: Date): SeedDocument[] {
  const blank = { source: '', sourceUrl: '', permittedOn: '', permittedBy: '' };
  const samples = Object.entries(quotes).map(([name, text], index) => {
    const at = daysBefore(now, 20 * (index + 1));
    return {
      path: `reviews/sample-${index + 1}`,
      data: {
        ...{ text, name, ...blank, reviewedOn: clinicDate(at) },
        ...{ status: 'published', isSample: true, createdAt: at, updatedAt: at },
      },
    };
  });
  const at = daysBefore(now, 5);
  return [
    ...samples,
    {
      path: 'reviews/draft',
      data: {
        text: 'Easy to reach, and on time. I knew what every visit was for.',
        name: 'Sample patient D',
        ...{ source: 'Google', sourceUrl: 'https://www.google.com/maps/reviews/example' },
        ...{ reviewedOn: clinicDate(at), permittedOn: '', permittedBy: '' },
        ...{ status: 'draft', isSample: true, createdAt: at, updatedAt: at },
      },
    },
  ];
}

/** Ben Whitaker, who has visits, was asked and doesn't want to be asked again. */
export function reviewAsks(now: Date): SeedDocument[] {
  const contact = createHash('sha256').update('tel:+18015550147').digest('hex');
  return [
    {
      path: `reviewAsks/${contact}`,
      data: {
        ...{ askedAt: daysBefore(now, 30), isOptedOut: true, updatedAt: daysBefore(now, 29) },
        updatedBy: { uid: 'dana', name: 'Dana Reyes' },
      },
    },
  ];
}
