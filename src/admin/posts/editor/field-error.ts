import type { Editing } from '../saving/editing-state.ts';

/** What is wrong with a field, once somebody tried to save. */
export function fieldError({ errors }: Editing, field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}
