/** The words of a photo, and the checks before they are stored. */

import { checkLength, checkText, type FormError } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';

/** Characters, as in the rules of the database. */
export const detailLimits = { alt: 300, caption: 500 };

const altRequired = 'Alt text is required';

type Words = { alt: string; caption: string };

export const parseDetails = ({ alt, caption }: Words): Words => ({
  alt: singleLine(alt),
  caption: singleLine(caption),
});

export const checkDetails = ({ alt, caption }: Words): (FormError | null)[] => [
  checkText('alt', 'Alt text', alt, detailLimits.alt, altRequired),
  checkLength('caption', 'Caption', caption, detailLimits.caption),
];
