import { describe, expect, it } from 'vitest';
import { foreignPicturesIn, isForeignPicture, picturesIn } from '#domain/posts/article-pictures.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const stored = 'https://firebasestorage.googleapis.com/v0/b/clinic/o/a.webp?alt=media';
const foreign = 'https://images.unsplash.com/photo-1';

describe('a picture', () => {
  it.each([
    [foreign, true],
    ['https://firebasestorage.googleapis.com.example/a.webp', true],
    ['http://firebasestorage.googleapis.com/a.webp', true],
    [stored, false],
    ['http://127.0.0.1:9199/v0/b/demo-clinic/o/a.webp', false],
    [`${clinic.origin}/img/hero-wide.svg`, false],
    ['/img/hero-wide.svg', false],
    ['data:image/png;base64,AA==', false],
    ['https://', false],
    ['', false],
  ])('%s is of another website: %s', (address, expected) => {
    expect(isForeignPicture(address, clinic.origin)).toBe(expected);
  });
});

describe('an article', () => {
  it.each([
    [`![A road](${foreign})`, 1],
    [`![](<${foreign}> "Title")\n\nText ![A desk](${stored})`, 1],
    [`<img alt="A road" src="${foreign}"> <IMG SRC='${foreign}'>`, 2],
    [`<figure><img src=${stored} alt="A desk"></figure>`, 0],
    [`[A link](${foreign}) and ![half](`, 0],
    ['', 0],
  ])('%s has %i of other websites', (article, count) => {
    expect(foreignPicturesIn(article, clinic.origin)).toBe(count);
  });

  // A search without a limit would take a time that grows with the square of the article.
  it.each([
    ['alt text', (filler: string) => `![${filler}](${foreign})`],
    ['attributes', (filler: string) => `<img ${filler} src="${foreign}">`],
  ])('is searched at most 500 characters ahead in %s', (_, withFiller) => {
    expect(foreignPicturesIn(withFiller('a'.repeat(490)), clinic.origin)).toBe(1);
    expect(foreignPicturesIn(withFiller('a'.repeat(510)), clinic.origin)).toBe(0);
  });
});

describe('a picture in an article', () => {
  it.each([
    ['![A road](/a.webp)', true],
    ['![](/a.webp)', false],
    ['![ ](/a.webp)', false],
    ['![what the image shows](/a.webp)', false],
    ['<img alt="A road" src="/a.webp">', true],
    ["<img src=/a.webp width=2 alt='A road'>", true],
    ['<img src="/a.webp">', false],
    ['<img src="/a.webp" alt="">', false],
  ])('%s is described: %s', (picture, described) => {
    const found = picturesIn(`Words ${picture}`);
    expect(found).toMatchObject([{ described, start: 6 }]);
  });
});
