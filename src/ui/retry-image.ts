/**
 * Ref for an <img> with onError. In a built page an image may fail before React listens: it tries once more, so
 * that onError fires.
 */
export function retryImage(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}
