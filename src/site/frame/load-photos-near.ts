/** Distance below the screen at which a photo starts to load. */
export const photoMargin = '50px';

/** Loads the photos of a built page that come near, until the app does. */
export function loadPhotosNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLImageElement) load(target);
      }
    },
    { rootMargin: photoMargin },
  );
  for (const photo of document.querySelectorAll('img[data-src]')) observer.observe(photo);
  addEventListener('app-ready', () => observer.disconnect());
}

function load(photo: HTMLImageElement): void {
  const { src = '', srcset = '' } = photo.dataset;
  photo.srcset = srcset;
  photo.src = src;
  delete photo.dataset.src;
}
