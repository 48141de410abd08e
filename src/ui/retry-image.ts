/**
 * Ref for an <img> with onError. One that failed before anybody listened, on a page that was built, tries
 * once more, so that the failure is heard.
 */
export function retryImage(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}
