import type { Editing } from '../saving/editing-state.ts';

/** The error of a field after an attempt to save. */
export function fieldError({ errors }: Editing, field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}
