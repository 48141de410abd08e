import type { FormDescription } from '#domain/requests/form-description.ts';
import { Button } from '#ui/button.tsx';
import { ConsentLine } from './consent-line.tsx';
import { PromiseLine } from './promise-line.tsx';

type SendPartProps = {
  form: Pick<FormDescription, 'button' | 'notice'>;
  busyLabel: string;
  submitting: boolean;
};

/** The end of a form that the clinic answers. */
export function SendPart({ form, busyLabel, submitting }: SendPartProps) {
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
      <PromiseLine />
      <p className="hint max-w-[58ch]">{form.notice}</p>
    </div>
  );
}
