import { useEffect, useRef } from 'react';
import { lastDate, suggestCallBacks } from '#domain/leads/call-back.ts';
import { callBackLabel } from '#domain/leads/call-back-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import type { Draft } from '../../../shared/drafts/use-draft.ts';
import { typedField } from '../../../shared/forms/typed-field.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';
import type { useSavedForm } from '../../../shared/save/use-saved-form.ts';

/** Two columns, or one on a narrow phone. */
const columns = 'grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))]';

type CallBackFormProps = {
  lead: Lead;
  form: ReturnType<typeof useSavedForm>;
  draft: Draft<{ date: string; time: string }>;
  /** One of the suggestions. */
  onChoose: (until: Date) => void;
};

export function CallBackForm({ lead, form, draft, onChoose }: CallBackFormProps) {
  const clinic = useClinic();
  const element = useRef<HTMLFormElement>(null);
  const now = useNow();
  const { Form, isBusy, errors } = form;

  useEffect(() => {
    // The focus announces the error.
    const field = errors[0]?.field;
    if (field) element.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }, [errors]);

  const field = typedField({ ...draft, errors });
  const typed = (name: 'date' | 'time') => ({
    ...field(name),
    id: `call-back-${name}`,
    type: name,
    className: 'min-w-0',
  });

  return (
    <Form
      ref={element}
      method="post"
      action={leadPath(lead)}
      noValidate
      aria-label="Call back"
      className="mt-3 grid gap-3 rounded-md border border-line p-4"
    >
      <div className={`grid gap-2 ${columns}`}>
        {suggestCallBacks(now, clinic).map((moment) => (
          <Button
            key={moment.getTime()}
            variant="line"
            className="num px-2"
            onClick={() => onChoose(moment)}
          >
            {callBackLabel(moment, now)}
          </Button>
        ))}
      </div>
      <input type="hidden" name="intent" value="call-back" />
      <input type="hidden" name="draft" value={draft.key} />
      <input type="hidden" name="seen" value={lead.callBackAt?.toISOString() ?? ''} />
      <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
        Unsaved time restored
      </RestoredDraft>
      <div className={`grid items-start gap-3 ${columns}`}>
        <TextField label="Date" min={clinicDate(now)} max={lastDate(now)} {...typed('date')} />
        <TextField label="Time" {...typed('time')} />
      </div>
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        busy={isBusy}
        busyLabel="Saving…"
      >
        Set call back
      </Button>
    </Form>
  );
}
