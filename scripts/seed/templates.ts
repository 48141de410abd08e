import { originalWords } from '#domain/messages/original-words.ts';
import { daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

/** One message has changed words, so that the list shows both states. */
export function templates(now: Date): SeedDocument[] {
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
