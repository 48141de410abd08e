import { deleteReview, publishReview, saveReview } from '#data/review-admin.ts';
import { serverDate } from '#data/server-clock.ts';
import type { Review } from '#domain/clinic/review.ts';
import { parseReview, type ReviewFields } from '#domain/settings/review-fields.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';

export const action = saveAction({
  save(post) {
    const { form, by } = post;
    const isPublished = form.has('isPublished');
    const base = post.base as ReviewFields | null;
    return save(post, {
      parse: () => parseReview(Object.fromEntries(form), clinicDate(serverDate()), isPublished),
      write: (review) => saveReview(post.id, review, base, by),
      failed: 'Failed to save the review',
      conflict: (theirs: Review, mine) =>
        conflictOf(theirs, mine, {
          text: ['Words', ({ text }) => text],
          name: ['Name to show', ({ name }) => name],
          source: ['Where', ({ source }) => source],
          sourceUrl: ['Web address', ({ sourceUrl }) => sourceUrl],
          reviewedOn: ['Date', ({ reviewedOn }) => calendarDay(reviewedOn)],
          permittedOn: ['Said yes in writing on', ({ permittedOn }) => calendarDay(permittedOn)],
        }),
      publishes: true,
      done: 'Review saved',
    });
  },
  publish: (post) =>
    save(post, {
      write: () => publishReview(post.id, true, post.by),
      failed: 'Failed to publish the review',
      refusals: { changed: 'A colleague just changed this review, so it wasn’t published.' },
      publishes: true,
      done: 'Review published',
    }),
  withdraw: (post) =>
    save(post, {
      write: () => publishReview(post.id, false, post.by),
      failed: 'Failed to withdraw the review',
      publishes: true,
      done: 'Review withdrawn',
    }),
  delete: (post) =>
    save(post, {
      write: () => deleteReview(post.id, post.by),
      failed: 'Failed to delete the review',
      publishes: true,
      done: 'Review deleted',
    }),
});
