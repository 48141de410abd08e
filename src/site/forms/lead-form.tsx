import { type FormEvent, type ReactNode, useState } from 'react';
import { type LeadRequest, submitForm } from '#data/form-submission.ts';
import type { FormError, Parsed } from '#domain/form.ts';
import { formTexts } from '#domain/form-texts.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FormId } from '../analytics/events.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { Honeypot } from './honeypot.tsx';
import { isCoolingDown, type LastSuccessKey, rememberSuccess } from './last-success.ts';
import { useFormEvents } from './use-form-events.ts';
import { useSubmission } from './use-submission.ts';

type State =
  | { phase: 'idle' | 'submitting' }
  /** The visitor mends the fields. */
  | { phase: 'invalid'; errors: FormError[] }
  /** The visitor tries again or calls. */
  | { phase: 'failed'; errors: [{ message: string }] };

type LeadFormProps = {
  /** The form's accessible name. */
  label: string;
  formId: FormId;
  lastSuccessKey: LastSuccessKey;
  /** Stands when the server gives no words of its own. */
  failureText: string;
  /** Why nothing can be sent at all; absent where it can. */
  unavailable?: string | false;
  className?: string;
  parse: (fields: Record<string, FormDataEntryValue>) => Parsed<LeadRequest>;
  /** Stored: the form is to be taken off the page. */
  onReceived: () => void;
  /** The fields and the button. */
  children: (form: {
    submitting: boolean;
    errorOf: (field: string) => string | undefined;
  }) => ReactNode;
};

/**
 * What every form to the clinic does with its fields: checks them, sends them once, and says what
 * went wrong. The inputs keep their own values, so nothing that goes wrong can lose what was typed.
 */
export function LeadForm({
  label,
  formId,
  lastSuccessKey,
  failureText,
  unavailable = false,
  className,
  parse,
  onReceived,
  children,
}: LeadFormProps) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const submissionFor = useSubmission();
  const events = useFormEvents(formId);
  const submitting = state.phase === 'submitting';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const { website, ...fields } = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = parse(fields);
    if (!parsed.ok) {
      for (const { field, code } of parsed.errors) events.refused(field, code);
      return setState({ phase: 'invalid', errors: parsed.errors });
    }
    if (isCoolingDown(lastSuccessKey)) return fail('cooldown', formTexts.cooldown);
    if (unavailable) return fail('unavailable', unavailable);

    setState({ phase: 'submitting' });
    try {
      await submitForm(parsed.value, submissionFor(parsed.value, String(website)));
    } catch (error) {
      return fail('failed', (error instanceof Error && error.message) || failureText);
    }
    rememberSuccess(lastSuccessKey);
    events.sent();
    onReceived();
  }

  function fail(code: string, message: string) {
    events.refused('form', code);
    setState({ phase: 'failed', errors: [{ message }] });
  }

  const errorOf = (field: string) =>
    state.phase === 'invalid'
      ? state.errors.find((error) => error.field === field)?.message
      : undefined;

  return (
    <>
      {(state.phase === 'invalid' || state.phase === 'failed') && (
        <div className="mb-7 grid gap-3">
          <ErrorSummary errors={state.errors} />
          {state.phase === 'failed' && (
            <CallButton variant="outline" className="sm:justify-self-start" />
          )}
        </div>
      )}
      <form
        // Where no script runs, at least nothing that was typed gets into an address.
        method="post"
        noValidate
        onInput={events.started}
        onSubmit={submit}
        aria-label={label}
        className={classNames('relative grid', className)}
      >
        {children({ submitting, errorOf })}
        <Honeypot />
      </form>
      <noscript>
        <Notice tone="warn" className="mt-4">
          This form needs JavaScript. Call us instead: <PhoneLink />
        </Notice>
      </noscript>
    </>
  );
}
