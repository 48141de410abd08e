/** The fields of the article editor, and the checks before they are stored. */

import {
  checkGiven,
  type FormError,
  fieldsOf,
  invalid,
  type Parsed,
  settle,
} from '../text/form-checks.ts';
import { multiLine, singleLine } from '../text/plain-text.ts';
import { normalizeSlug } from '../text/slug.ts';
import { checkStored, checkStoredText } from '../text/stored-length.ts';
import type { Post } from './post.ts';

/** Longest texts in characters, as firestore.rules have them. */
export const postLimits = {
  title: 200,
  slug: 120,
  summary: 1000,
  content: 100_000,
  coverImageAlt: 300,
  heroUrl: 2000,
} as const;

export const postTexts = {
  titleAndSlugRequired: 'Title and slug are required',
  summaryRequired: 'Summary is required',
  contentRequired: 'Content is required',
  altRequired: 'Alt text is required for the cover image',
  heroUrlInvalid: 'Please enter a web address that begins with https://',
  slugTaken: 'This slug is already in use. Please choose a different one.',
  slugTakenByAnother: 'This slug is already in use by another post. Please choose a different one.',
} as const;

/** A post without the fields that only the database sets: id, star and dates. */
export type PostFields = Pick<Post, keyof typeof blankPost>;

export const blankPost = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  coverImageUrl: '',
  coverImageAlt: '',
  heroUrl: '',
  published: false,
};

export function postFieldsOf(post: Post): PostFields {
  const { title, slug, summary, content, coverImageUrl, coverImageAlt, heroUrl, published } = post;
  return { title, slug, summary, content, coverImageUrl, coverImageAlt, heroUrl, published };
}

export function isSamePost(a: PostFields, b: PostFields): boolean {
  return (Object.keys(blankPost) as (keyof PostFields)[]).every((field) => a[field] === b[field]);
}

/** The addresses that firestore.rules allow: https, or the Storage emulator on this machine. */
const webAddress = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost):9199\/)[^\s"<>]+$/;

function checkHeroUrl(url: string): FormError | null {
  if (url === '') return null;
  if (!webAddress.test(url)) return invalid('heroUrl', postTexts.heroUrlInvalid);
  return checkStored('heroUrl', 'Hero image URL', url, postLimits.heroUrl);
}

/** As stored: trimmed, with a normalized slug, without alt text for a missing picture. */
export function storablePost(input: unknown): PostFields {
  const fields = fieldsOf(input);
  const coverImageUrl = singleLine(fields.coverImageUrl);
  return {
    title: singleLine(fields.title),
    slug: normalizeSlug(singleLine(fields.slug)),
    summary: multiLine(fields.summary),
    content: markdownText(fields.content),
    coverImageUrl,
    coverImageAlt: coverImageUrl ? singleLine(fields.coverImageAlt) : '',
    heroUrl: singleLine(fields.heroUrl),
    published: fields.published === true,
  };
}

export function parsePost(input: unknown): Parsed<PostFields> {
  const post = storablePost(input);
  const { title, slug, summary, content, coverImageUrl, coverImageAlt, heroUrl } = post;
  return settle(post, [
    checkStoredText('title', 'Title', title, postLimits.title, postTexts.titleAndSlugRequired),
    // One sentence asks for both; it appears once.
    title ? checkGiven('slug', slug, postTexts.titleAndSlugRequired) : null,
    checkStoredText('summary', 'Summary', summary, postLimits.summary, postTexts.summaryRequired),
    checkStoredText('content', 'Content', content, postLimits.content, postTexts.contentRequired),
    coverImageUrl ? checkGiven('coverImageAlt', coverImageAlt, postTexts.altRequired) : null,
    checkStored('coverImageAlt', 'Alt text', coverImageAlt, postLimits.coverImageAlt),
    checkHeroUrl(heroUrl),
  ]);
}

/** Keeps line breaks and spaces, which have a meaning in Markdown. Drops lone surrogates, which UTF-8 cannot store. */
function markdownText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}/gu, '')
    .trim();
}
