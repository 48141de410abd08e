import * as words from '#words/guide.ts';

/** The guide to which mails link. */
export const guidePath: string = words.guidePath;
