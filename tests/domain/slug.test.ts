import { describe, expect, it } from 'vitest';
import { isSlug } from '#domain/text/is-slug.ts';
import { normalizeSlug, slugFromTitle } from '#domain/text/slug.ts';

it.each(['whiplash', 'the-first-72-hours', '911', 'a'.repeat(120)])('takes %s', (slug) => {
  expect(isSlug(slug)).toBe(true);
});

it.each(['', 'Whiplash', 'two words', '-a', 'a-', 'a--b', 'a/b', '..', '__a__', 'a'.repeat(121)])(
  'refuses %j',
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);

describe('A-FORM-18 from a title', () => {
  it.each([
    ['What whiplash feels like', 'what-whiplash-feels-like'],
    ["What's new & good?", 'whats-new-good'],
    ['PIP - how   it pays', 'pip-how-it-pays'],
    ['  Day one -- shaken  ', 'day-one-shaken'],
    ['Día uno: dolor', 'dia-uno-dolor'],
    ['Straße & Knie', 'strasse-knie'],
    ['Øre, Łódź, Đặng, Æsir, Œuvre, ılık', 'ore-lodz-dang-aesir-oeuvre-ilik'],
    ['ﬁtness ① № 5', 'fitness-1-no-5'],
    ['½ off', '1-2-off'],
    ['1½ hours', '1-1-2-hours'],
    ['x² and 10³', 'x2-and-103'],
    ['Þór, Ðe, GROẞ, ĳs, ſo', 'thor-de-gross-ijs-so'],
    ['Məmmədov, Akyeamfuɔ', 'memmedov-akyeamfuo'],
    ['Graston Technique™', 'graston-technique'],
    ['C5−C6: pain…what now?', 'c5-c6-pain-what-now'],
    ['A 2×4 and women´s care', 'a-2x4-and-womens-care'],
    ['Neck pain—what helps and/or hurts', 'neck-pain-what-helps-and-or-hurts'],
    ['日本語', ''],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });
});

describe('A-FORM-10 typed by hand', () => {
  it.each([
    ["What's new & good?", 'what-s-new-good'],
    ['--Neck/Pain__2--', 'neck-pain-2'],
    ['UPPER', 'upper'],
    ['1½ hours', '1-1-2-hours'],
    ['?!', ''],
    [`${'word-'.repeat(23)}words and more`, `${'word-'.repeat(23)}words`],
  ])('%j becomes %j', (text, slug) => {
    expect(normalizeSlug(text)).toBe(slug);
  });

  it.each([
    ['https://clinic.example/blog/my-post', 'my-post'],
    [' HTTPS://clinic.example/blog/My-Post/?utm_source=mail#top ', 'my-post'],
    ['clinic.example/es/blog/mi-articulo', 'mi-articulo'],
    ['/blog/my-post', 'my-post'],
    ['https://clinic.example/blog/d%C3%ADa-uno', 'dia-uno'],
    ['https://clinic.example/blog/100%', '100'],
    ['https://clinic.example', ''],
  ])('of the pasted address %j the last part is taken: %j', (text, slug) => {
    expect(normalizeSlug(text)).toBe(slug);
  });

  it('is valid afterwards', () => {
    for (const text of ['a'.repeat(300), `${'a'.repeat(119)} b`, ' -x- ']) {
      expect(isSlug(normalizeSlug(text)), text).toBe(true);
    }
  });
});
