import type * as en from '../en/lang.ts';

export const lang: typeof en.lang = 'es';

/** For structured data. */
export const languageTag = 'es-US';

/** For pages that are shared. */
export const locale = 'es_US';
