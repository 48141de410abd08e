import type * as en from '../en/lang.ts';

export const lang: typeof en.lang = 'es';
