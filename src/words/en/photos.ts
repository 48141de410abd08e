/** About photos, in the gallery and in the back office. */
/** The alt text of a photo that nobody has described. */
export const undescribed = 'Clinic photo';
/** What this language calls a tag, by its English name in small letters. */
export const tagNames: Readonly<Record<string, string>> = {};
/** The language of a photo's alt text or tag, where it is not the page's. */
export const langOf = (_text: string): 'en' | undefined => undefined;
/** For the month of a photo, as Intl names a language. */
export const monthLocale = 'en-US';
/** Above the photos. search and tag are '' without a filter: 'Showing 5 images matching "lamp" in Waiting Room' */
export const showing = (count: number, search: string, tag: string) =>
  `Showing ${count === 1 ? '1 image' : `${count} images`}${search && ` matching "${search}"`}${tag && ` in ${tag}`}`;
