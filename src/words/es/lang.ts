import type * as en from '../en/lang.ts';

export const lang: typeof en.lang = 'es';

/** For pages that are shared. */
export const locale = 'es_US';
