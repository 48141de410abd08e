/** The link to the other language, in that language. */
export const otherName = 'Español';
export const otherLang = 'es';

/** The build redirects to the Spanish address (scripts/feeds/twins.ts), so that English pages don't load the table. */
export const otherAddress = (path: string) => `/es${path}`;

/** An address of this website that the clinic has typed, in the language of the page. */
export const ownAddress = (address: string) => address;

/** What the clinic has written, or a page that is only in English; undefined where the page is English, too. */
export const englishLang: 'en' | undefined = undefined;
