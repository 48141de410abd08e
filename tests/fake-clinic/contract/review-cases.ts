import { deleteReview, listReviews, publishReview, saveReview } from '#data/review-admin.ts';
import { listShownReviews } from '#data/shown-reviews.ts';
import { keepFromAsking, noteReviewAsk, readReviewAsk } from '#data/visits/review-asks.ts';
import type { ReviewFields } from '#domain/settings/review-fields.ts';
import { by, type Cases, ids } from './case.ts';

const shown = async () => (await listShownReviews()).map(({ text }) => text);
const find = async (id: string) => (await listReviews()).find((review) => review.id === id);

const draft: ReviewFields = {
  ...{ text: 'Draft', name: 'Maria', source: 'Google', sourceUrl: 'https://reviews.example/1' },
  ...{ reviewedOn: '2025-11-05', permittedOn: '2025-11-07' },
};
const changed = { ...draft, text: 'Changed' };

const maria = ['mailto:maria.olsen@example.com', 'tel:+18015550161'];
/** The time is the server's. */
const ask = async (contacts: string[]) => {
  const { askedAt, isOptedOut, takenBack } = await readReviewAsk(contacts);
  return {
    isAsked: askedAt !== null && Date.now() - askedAt.getTime() < 60_000,
    isOptedOut,
    ...(takenBack && { takenBackBy: takenBack.by }),
  };
};

export const reviewCases = {
  listShownReviews: {
    'the three newest that are published': [shown, ['Newest', 'Sample', 'Older']],
    'where they are from': [
      async () => (await listShownReviews())[0],
      {
        id: 'newest',
        text: 'Newest',
        name: 'Maria',
        source: 'Google',
        sourceUrl: 'https://reviews.example/1',
        reviewedOn: '2025-11-06',
      },
    ],
  },
  listReviews: {
    'the newest first, undated ones last': [
      async () => ids(await listReviews()),
      ['newest', 'draft', 'sample', 'older', 'oldest', 'undated'],
    ],
  },
  saveReview: {
    'a new one is a draft, and who adds it signs the yes': [
      () => saveReview('new', changed, null, by),
      () => find('new'),
      { ...changed, id: 'new', permittedBy: 'dana', isPublished: false, isSample: false },
    ],
    'another source keeps who signed the yes': [
      () => saveReview('draft', { ...draft, source: 'Yelp' }, draft, by),
      async () => (await find('draft'))?.permittedBy,
      'sam',
    ],
    'who changes the words signs for the yes': [
      () => saveReview('draft', changed, draft, by),
      async () => [await find('draft')].map((review) => [review?.text, review?.permittedBy]),
      [['Changed', 'dana']],
    ],
    'who changes the name signs for the yes': [
      () => saveReview('draft', { ...draft, name: 'Somebody else' }, draft, by),
      async () => (await find('draft'))?.permittedBy,
      'dana',
    ],
    'without a yes there is nobody who noted it': [
      () => saveReview('draft', { ...draft, permittedOn: '' }, draft, by),
      async () => (await find('draft'))?.permittedBy,
      '',
    ],
    'a changed sample is none any more': [
      async () => {
        const sample = { ...draft, text: 'Sample', reviewedOn: '2025-11-04' };
        await saveReview('sample', { ...sample, text: 'Real' }, sample, by);
        return (await find('sample'))?.isSample;
      },
      false,
    ],
    'stored by an earlier try': [
      () => saveReview('draft', changed, draft, by),
      () => saveReview('draft', changed, draft, by),
      async () => (await find('draft'))?.text,
      'Changed',
    ],
    'changed meanwhile': [
      () => saveReview('draft', changed, { ...draft, name: 'M.' }, by),
      'changed',
    ],
    'tells whether visitors see it': [
      async () => {
        const isSeen = await saveReview('draft', changed, draft, by);
        await publishReview('draft', true, by);
        return [isSeen, await saveReview('draft', { ...changed, text: 'Again' }, changed, by)];
      },
      [false, true],
    ],
    deleted: [() => saveReview('none', changed, draft, by), 'gone'],
  },
  publishReview: {
    'a whole one': [
      () => publishReview('draft', true, by),
      () => shown(),
      ['Newest', 'Draft', 'Sample'],
    ],
    'one that lacks something': [() => publishReview('undated', true, by), 'changed'],
    withdrawn: [
      () => publishReview('newest', false, by),
      () => publishReview('sample', false, by),
      () => shown(),
      ['Older', 'Oldest'],
    ],
    'a withdrawn sample again': [
      async () => {
        await publishReview('sample', false, by);
        await publishReview('sample', true, by);
      },
      'changed',
    ],
    deleted: [() => publishReview('none', true, by), 'gone'],
  },
  deleteReview: {
    'a review': [() => deleteReview('newest', by), () => shown(), ['Sample', 'Older', 'Oldest']],
    'tells whether visitors saw it': [
      async () => [await deleteReview('newest', by), await deleteReview('draft', by)],
      [true, false],
    ],
  },

  readReviewAsk: { 'nobody has asked': [() => ask(maria), { isAsked: false, isOptedOut: false }] },
  noteReviewAsk: {
    'by each contact': [
      () => noteReviewAsk(maria, by),
      () => ask(maria.slice(1)),
      { isAsked: true, isOptedOut: false },
    ],
    'twice, as after an answer that got lost': [
      () => noteReviewAsk(maria, by),
      () => noteReviewAsk(maria, by),
      () => ask(maria),
      { isAsked: true, isOptedOut: false },
    ],
    'not after a no': [
      () => keepFromAsking(maria, true, by),
      () => noteReviewAsk(maria.slice(0, 1), by),
      () => ask(maria),
      { isAsked: false, isOptedOut: true },
    ],
  },
  keepFromAsking: {
    'and back': [
      async () => {
        await noteReviewAsk(maria, by);
        await keepFromAsking(maria, true, by);
        const during = await ask(maria);
        await keepFromAsking(maria, false, by);
        return [during, await ask(maria)];
      },
      [
        { isAsked: true, isOptedOut: true },
        { isAsked: true, isOptedOut: false, takenBackBy: by },
      ],
    ],
    'and back, which an ask after it does not hide': [
      () => keepFromAsking(maria, true, by),
      () => keepFromAsking(maria, false, by),
      () => noteReviewAsk(maria, by),
      () => ask(maria),
      { isAsked: true, isOptedOut: false, takenBackBy: by },
    ],
    'a yes of a person who never said no leaves nothing': [
      () => keepFromAsking(maria, false, by),
      () => ask(maria),
      { isAsked: false, isOptedOut: false },
    ],
  },
} satisfies Cases;
