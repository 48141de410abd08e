/** The language of these modules, as `<html lang>` and the forms name it. */
export const lang: 'en' | 'es' = 'en';

/** For pages that are shared. */
export const locale = 'en_US';
