/**
 * Pictures of other websites: visitors do not see them, since to fetch one would tell that website who
 * reads what.
 */
import { clinic } from '../clinic/clinic.ts';
import { fileStorage } from '../pictures/image-url.ts';

/** As the Content-Security-Policy has them; the last is the emulator's. */
const admitted = [clinic.origin, fileStorage, 'http://127.0.0.1:9199'];

/** Whether the address is complete, and of a website that the policy does not admit. */
export function isForeignPicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) && !admitted.includes(origin);
}

/** How many of the pictures in an article, Markdown or HTML, are of other websites. */
export function foreignPicturesIn(article: string): number {
  // Bounded, so that no text takes longer than a keystroke may.
  const pictures = article.matchAll(
    /!\[[^\]]{0,500}\]\(\s{0,9}<?([^\s)>]+)|<img\b[^>]{0,500}?\ssrc=["']?([^\s"'>]+)/gi,
  );
  return [...pictures].filter(([, inMarkdown, inHtml]) =>
    isForeignPicture(inMarkdown ?? inHtml ?? ''),
  ).length;
}
