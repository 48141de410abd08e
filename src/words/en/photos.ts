/** About photos, in the gallery and in the back office. */
/** For the month of a photo, as Intl names a language. */
export const monthLocale = 'en-US';
/** Above the photos. search and tag are '' without a filter: 'Showing 5 images matching "lamp" in Waiting Room' */
export const showing = (count: number, search: string, tag: string) =>
  `Showing ${count === 1 ? '1 image' : `${count} images`}${search && ` matching "${search}"`}${tag && ` in ${tag}`}`;
