/** Checks of texts that staff store themselves. firestore.rules count UTF-16 code units. An emoji has at least two. */
import { checkGiven, checkLength, type FormError, invalid } from './form-checks.ts';

/** As checkLength. */
export function checkStored(
  field: string,
  label: string,
  text: string,
  limit: number,
): FormError | null {
  const message = `${label} is too long: an emoji counts as two characters or more`;
  return (
    checkLength(field, label, text, limit) ?? (text.length > limit ? invalid(field, message) : null)
  );
}

/** The error of a text that is missing, or too long; or null. */
export function checkStoredText(
  field: string,
  label: string,
  text: string,
  limit: number,
  missing: string,
): FormError | null {
  return checkGiven(field, text, missing) ?? checkStored(field, label, text, limit);
}
