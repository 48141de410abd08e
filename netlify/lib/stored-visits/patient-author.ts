import type { Author } from '#domain/account/author.ts';

/** Who signs what a patient does by a form or a link. */
export const patient: Author = { uid: '', name: 'Patient' };
