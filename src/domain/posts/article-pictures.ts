/** Visitors don't see pictures of other websites in an article: loading one would tell who reads the page. */
import { fileStorage } from '../pictures/image-url.ts';
import { parsedUrl } from '../text/parsed-url.ts';
import { sampleAlt } from './markdown-edit.ts';

/** As in the Content-Security-Policy; the last is the emulator's. */
const admitted = [fileStorage, 'http://127.0.0.1:9199'];

/** Whether the address is complete, and its host is neither the site's own nor in the policy. */
export function isForeignPicture(address: string, siteOrigin: string): boolean {
  const url = parsedUrl(address);
  if (!url) return false;
  const { protocol, origin } = url;
  return /^https?:$/.test(protocol) && origin !== siteOrigin && !admitted.includes(origin);
}

type ArticlePicture = {
  address: string;
  /** Whether its alt text says something. */
  described: boolean;
  /** Its place in the article. */
  start: number;
  end: number;
};

/** Markdown or HTML. Bounded: the search runs while a person types. */
const pictures =
  /!\[(?<words>[^\]]{0,500})\]\(\s{0,9}<?(?<inMarkdown>[^\s)>]+)|<img\b(?<before>[^>]{0,500}?)\ssrc=["']?(?<inHtml>[^\s"'>]+)(?<after>[^>]{0,500})/gi;

export function picturesIn(article: string): ArticlePicture[] {
  return [...article.matchAll(pictures)].map(({ 0: found, index, groups = {} }) => {
    const { words, inMarkdown, inHtml, before = '', after = '' } = groups;
    const alt = words ?? /\salt=(["'])(?<alt>.*?)\1/is.exec(`${before}${after}`)?.groups?.alt ?? '';
    return {
      address: inMarkdown ?? inHtml ?? '',
      described: alt.trim() !== '' && alt.trim() !== sampleAlt,
      start: index,
      end: index + found.length,
    };
  });
}

/** Counts the pictures that are on other websites. */
export function foreignPicturesIn(article: string, siteOrigin: string): number {
  return picturesIn(article).filter(({ address }) => isForeignPicture(address, siteOrigin)).length;
}
