import { retryImage } from './retry-image.ts';

/** Running text made by articleHtml, now or when the page was built. */
export function Prose({ html }: { html: string | TrustedHTML }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: articleHtml lets nothing through that runs
    <div ref={watchPictures} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** A picture that fails to load is replaced by its alt text. */
function watchPictures(text: HTMLElement | null) {
  if (!text) return;
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.replaceWith(standIn(target));
  };
  text.addEventListener('error', onError, true);
  text.querySelectorAll('img').forEach(retryImage);
  return () => text.removeEventListener('error', onError, true);
}

function standIn(picture: HTMLImageElement): HTMLElement {
  const place = document.createElement('span');
  const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')];
  place.className = 'lost-picture';
  place.textContent = picture.alt;
  if (width) place.style.width = `${width}px`;
  if (width && height) place.style.aspectRatio = `${width} / ${height}`;
  return place;
}
