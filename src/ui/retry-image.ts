/** Ref for an <img> with onError: in a built page it may fail before React listens, so it tries once more. */
export function retryImage(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}
