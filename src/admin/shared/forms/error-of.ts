export type FieldError = { field?: string; message: string };

/** The error of a field after an attempt to save. */
export function errorOf(errors: readonly FieldError[], name: string): string | undefined {
  return errors.find(({ field }) => field === name)?.message;
}
