import { describe, expect, it } from 'vitest';
import { missingToPublish, type Review, reviewFrom } from '#domain/clinic/review.ts';
import { reviewOrigin } from '#domain/clinic/review-origin.ts';
import { parseReview } from '#domain/settings/review-fields.ts';

const stored = {
  text: ' On time. ',
  name: 'Maria O.',
  source: 'Google',
  sourceUrl: 'https://reviews.example/1',
  reviewedOn: '2026-10-13',
  permittedOn: '2026-10-20',
  permittedBy: 'dana',
  status: 'published',
};
const { text: _, permittedBy: __, status: ___, ...whole } = stored;
const typed = { ...whole, text: 'On time.' };
const today = '2026-11-24';

describe('a stored review', () => {
  it.each<[string, Record<string, unknown>, Partial<Review>]>([
    ['is read', {}, { text: 'On time.', isPublished: true, isSample: false }],
    ['without a status is a draft', { status: undefined }, { isPublished: false }],
    ['has no date in words', { reviewedOn: 'May' }, { reviewedOn: '' }],
    ['without a yes has nobody who noted it', { permittedOn: '' }, { permittedBy: '' }],
    ['has no script as its address', { sourceUrl: 'javascript:alert(1)' }, { sourceUrl: '' }],
    ['has no half address', { sourceUrl: 'https://' }, { sourceUrl: '' }],
    ['may be a sample', { isSample: true }, { isSample: true }],
    ['of another shape is blank', { text: 1, name: null }, { text: '', name: '' }],
  ])('%s', (_what, changed, read) => {
    expect(reviewFrom('r1', { ...stored, ...changed })).toMatchObject(read);
  });
});

describe('what a review needs before visitors see it', () => {
  it.each<[string, Partial<Review>, string[]]>([
    ['nothing when it is whole', {}, []],
    ['a name', { name: '' }, ['the name to show']],
    ['a source', { source: '' }, ['where it was written']],
    ['an address', { sourceUrl: '' }, ['its web address']],
    ['a date', { reviewedOn: '' }, ['its date']],
    ['a yes', { permittedOn: '' }, ['the person’s yes in writing']],
    ['several', { name: '', permittedOn: '' }, ['the name to show', 'the person’s yes in writing']],
    ['more than a sample', { isSample: true }, ['a real review: this one is a sample']],
  ])('%s', (_what, changed, missing) => {
    expect(missingToPublish({ ...reviewFrom('r1', stored), ...changed })).toEqual(missing);
  });
});

describe('what visitors read', () => {
  it.each([
    ['Google, October 2026', {}],
    ['Google', { reviewedOn: '' }],
    ['', { source: '' }],
  ])('%s', (origin, changed) => {
    expect(reviewOrigin(reviewFrom('r1', { ...stored, ...changed }))).toBe(origin);
  });
});

describe('the form of a review', () => {
  it('cleans what is typed', () => {
    const review = parseReview({ ...typed, text: 'a\r\n b ', name: ' M.  O. ' }, today, true);
    expect(review).toEqual({ ok: true, value: { ...typed, text: 'a\nb', name: 'M. O.' } });
  });

  const blank = { ...typed, name: '', source: '', sourceUrl: '', reviewedOn: '', permittedOn: '' };
  const refusedFields = (fields: object, isPublished: boolean) => {
    const review = parseReview({ ...typed, ...fields }, today, isPublished);
    return review.ok ? [] : review.errors.map(({ field }) => field);
  };

  it.each<[string, object, boolean, string[]]>([
    ['takes words alone for a draft', blank, false, []],
    [
      'wants all of it for a published one',
      blank,
      true,
      ['name', 'source', 'sourceUrl', 'reviewedOn', 'permittedOn'],
    ],
    ['wants words', { text: ' ' }, false, ['text']],
    ['takes the longest', { text: 't'.repeat(600), name: 'n'.repeat(60) }, false, []],
    ['refuses words over 600', { text: 't'.repeat(601) }, false, ['text']],
    ['refuses a name over 60', { name: 'n'.repeat(61) }, false, ['name']],
    ['refuses a source over 60', { source: 's'.repeat(61) }, false, ['source']],
    ['refuses an address without https', { sourceUrl: 'reviews.example' }, false, ['sourceUrl']],
    [
      'refuses an endless address',
      { sourceUrl: `https://a.example/${'a'.repeat(900)}` },
      false,
      ['sourceUrl'],
    ],
    ['takes today', { reviewedOn: today, permittedOn: today }, true, []],
    [
      'refuses days ahead',
      { reviewedOn: '2026-11-25', permittedOn: '2026-11-25' },
      true,
      ['reviewedOn', 'permittedOn'],
    ],
    ['refuses a day that does not exist', { reviewedOn: '2026-02-30' }, false, ['reviewedOn']],
  ])('%s', (_what, fields, isPublished, refused) => {
    expect(refusedFields(fields, isPublished)).toEqual(refused);
  });
});
