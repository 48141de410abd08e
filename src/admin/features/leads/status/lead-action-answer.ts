import { toast } from '#ui/overlays/toast.tsx';

/** error is for the form that posted, or for its `field`; a control without a form shows a toast. */
export type LeadActionAnswer = { ok: true } | { ok: false; error: string; field?: string };

export const done: LeadActionAnswer = { ok: true };

export function failure(error: string): LeadActionAnswer {
  toast.error(error);
  return { ok: false, error };
}
