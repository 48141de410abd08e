/**
 * Finds pictures on other websites. Visitors don't see them: loading one would tell that website who reads the
 * page.
 */
import { clinic } from '../clinic/clinic.ts';
import { fileStorage } from '../pictures/image-url.ts';

/** As in the Content-Security-Policy; the last is the emulator's. */
const admitted = [clinic.origin, fileStorage, 'http://127.0.0.1:9199'];

/** Whether the address is complete, and its host is not in the policy. */
export function isForeignPicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) && !admitted.includes(origin);
}

/** Counts the pictures in an article, Markdown or HTML, that are on other websites. */
export function foreignPicturesIn(article: string): number {
  // Bounded: the check runs on every keystroke.
  const pictures = article.matchAll(
    /!\[[^\]]{0,500}\]\(\s{0,9}<?([^\s)>]+)|<img\b[^>]{0,500}?\ssrc=["']?([^\s"'>]+)/gi,
  );
  return [...pictures].filter(([, inMarkdown, inHtml]) =>
    isForeignPicture(inMarkdown ?? inHtml ?? ''),
  ).length;
}
