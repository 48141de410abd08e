import { useRef } from 'react';
import type { FormId } from '../analytics/events.ts';
import { track } from '../analytics/track.ts';

export type FormEvents = {
  /** At every input; the first one counts. */
  started: () => void;
  refused: (field: string, code: string) => void;
  sent: () => void;
};

/** What analytics learns about a form: started, refused, sent. Never its answers. */
export function useFormEvents(formId: FormId): FormEvents {
  const startedAt = useRef<number | null>(null);

  return {
    started() {
      if (startedAt.current !== null) return;
      startedAt.current = performance.now();
      track('form_start', { form_id: formId });
    },
    refused(field, code) {
      track('form_error', { form_id: formId, field, code });
    },
    sent() {
      const now = performance.now();
      const seconds = Math.round((now - (startedAt.current ?? now)) / 1000);
      track('form_submit', { form_id: formId, duration_s: seconds });
    },
  };
}
