import type { Visit } from '#domain/visits/visit.ts';

/** field: the id of the invalid control, if not the whole form. hold: the visit in the way, which its patient holds. */
export type FieldError = { field?: string; message: string; hold?: Visit };

/** The error of a field after an attempt to save. */
export function errorOf(errors: readonly FieldError[], name: string): string | undefined {
  return errors.find(({ field }) => field === name)?.message;
}
