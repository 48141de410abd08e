import type { FormDescription } from '#domain/requests/form-description.ts';
import { Button } from '#ui/button.tsx';
import { promise as promiseText } from '#words/lead-form.ts';
import { ConsentLine } from './consent-line.tsx';
import { usePromise } from './use-promise.ts';

type SendPartProps = {
  form: Pick<FormDescription, 'button' | 'notice'>;
  busyLabel: string;
  submitting: boolean;
};

export function SendPart({ form, busyLabel, submitting }: SendPartProps) {
  const promise = usePromise();
  return (
    <div className="grid gap-4 pt-2">
      <ConsentLine />
      <Button
        type="submit"
        className="w-full sm:w-auto sm:min-w-64 sm:justify-self-start"
        busy={submitting}
        busyLabel={busyLabel}
        disabled={submitting}
      >
        {form.button}
      </Button>
      {/* Reserves the line, so that nothing moves when the time appears. */}
      <p className="min-h-[2lh] text-text-2 sm:min-h-[1lh]">{promise && promiseText(promise)}</p>
      <p className="hint max-w-[58ch]">{form.notice}</p>
    </div>
  );
}
