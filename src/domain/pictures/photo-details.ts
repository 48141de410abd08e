/** The words of a photo, and the checks before they are stored. */

import type { FormError } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';
import { checkStored, checkStoredText } from '../text/stored-length.ts';

/** Characters, as in the rules of the database. */
export const detailLimits = { alt: 300, caption: 500 };

const altRequired = 'Alt text is required';

type Words = { alt: string; caption: string };

export const parseDetails = ({ alt, caption }: Words): Words => ({
  alt: singleLine(alt),
  caption: singleLine(caption),
});

export const checkDetails = ({ alt, caption }: Words): (FormError | null)[] => [
  checkStoredText('alt', 'Alt text', alt, detailLimits.alt, altRequired),
  checkStored('caption', 'Caption', caption, detailLimits.caption),
];
