/** The language of these modules, as `<html lang>` and the forms name it. */
export const lang: 'en' | 'es' = 'en';

/** For structured data. */
export const languageTag = 'en-US';

/** For pages that are shared. */
export const locale = 'en_US';
