import type { Closure } from '#domain/clinic/clinic.ts';

/** A whole day without a reason, where the fields say nothing else. */
export const closure = (from: string, fields: Partial<Closure> = {}): Closure => ({
  ...{ from, to: from, span: null, reason: '', reasonEs: '' },
  ...fields,
});
