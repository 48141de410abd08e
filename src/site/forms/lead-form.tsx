import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { submitAddress } from '#data/submit-address.ts';
import type { FormField } from '#domain/requests/form-description.ts';
import { trapAttributes, trapName } from '#domain/requests/spam-signs.ts';
import { countCharacters } from '#domain/text/count-characters.ts';
import type { FormError } from '#domain/text/form-checks.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { RadioCards } from '#ui/forms/radio-cards.tsx';
import { CountContext } from '#ui/forms/too-long.tsx';
import { consentVersion } from '#words/consent.ts';
import { lang } from '#words/lang.ts';
import { offline, trap } from '#words/lead-form.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { answersIn, keepAnswers, restoreAnswers } from './kept-answers.ts';
import { useSending } from './sending.tsx';
import { type LeadFormSpec, submitLead } from './submit-lead.ts';
import { useFormEvents } from './use-form-events.ts';

type LeadFormProps = {
  spec: LeadFormSpec;
  label: string;
  /** Why the form cannot be sent; absent when it can. */
  unavailable?: string | false;
  className?: string;
  children: (form: {
    submitting: boolean;
    /** Fields of the form's description, in its order. */
    fields: (described: Record<string, FormField>) => ReactNode;
  }) => ReactNode;
};

/**
 * Every form to the clinic: checks its fields, sends them once, and shows errors. The inputs are uncontrolled, so
 * an error cannot lose typed text. Without the app it is a plain HTML form.
 */
export function LeadForm({ spec, label, unavailable = false, className, children }: LeadFormProps) {
  const { formId, parse } = spec;
  const form = useRef<HTMLFormElement>(null);
  const [sending, store] = useSending(formId);
  const events = useFormEvents(formId);
  const [marked, mark] = useMarkedErrors(sending.phase === 'invalid' ? sending.errors : noErrors);

  useEffect(() => {
    if (form.current) restoreAnswers(form.current, formId);
    // Errors belong to one visit of the form.
    return () => {
      if (store.get(formId).phase === 'invalid') store.set(formId, { phase: 'idle' });
    };
  }, [formId, store]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const trap = String(new FormData(event.currentTarget).get(trapName));
    const circumstances = { store, events, unavailable, trap };
    void submitLead(spec, answersIn(event.currentTarget), circumstances);
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    events.started();
    keepAnswers(formId, answersIn(event.currentTarget));
  }

  /** A corrected field loses its error when the focus leaves it. Other fields keep theirs; none is added. */
  function checkMarks(event: FocusEvent<HTMLFormElement>) {
    if (marked.length === 0) return;
    // Removing an error moves what is below it, away from a press in progress.
    if (event.target.matches('a, button') && !event.target.matches(':focus-visible')) return;
    const parsed = parse(answersIn(event.currentTarget));
    const errors = parsed.ok ? [] : parsed.errors;
    mark(errors.filter(({ field }) => marked.some((each) => each.field === field)));
  }

  return (
    <>
      {'errors' in sending && (
        <div className="mb-7 grid gap-3">
          <ErrorSummary errors={sending.errors}>
            {sending.phase === 'offline' && offline}
          </ErrorSummary>
          {sending.phase !== 'invalid' && (
            <CallButton variant="outline" className="sm:justify-self-start" />
          )}
        </div>
      )}
      <form
        ref={form}
        method="post"
        action={submitAddress}
        noValidate
        onInput={keep}
        onFocus={checkMarks}
        onSubmit={submit}
        aria-label={label}
        className={classNames('relative grid', className)}
      >
        <input type="hidden" name="type" value={formId} />
        <input type="hidden" name="consentVersion" value={consentVersion} />
        <input type="hidden" name="lang" value={lang} />
        {children({
          submitting: sending.phase === 'submitting',
          fields: (described) => (
            <CountContext value={countCharacters}>
              <FormFields fields={described} errors={marked} />
            </CountContext>
          ),
        })}
        <Honeypot />
      </form>
    </>
  );
}

const noErrors: FormError[] = [];

/** The errors that fields show: those of the last attempt, less the corrected ones. */
function useMarkedErrors(attempt: FormError[]): [FormError[], (errors: FormError[]) => void] {
  const [{ of, errors }, setMarked] = useState({ of: attempt, errors: attempt });
  return [of === attempt ? errors : attempt, (left) => setMarked({ of: attempt, errors: left })];
}

type FormFieldsProps = { fields: Record<string, FormField>; errors: readonly FormError[] };

function FormFields({ fields, errors }: FormFieldsProps) {
  return Object.entries(fields).map(([name, { kind, ...field }]) => {
    const error = errors.find((each) => each.field === name)?.message;
    const props = { ...field, name, error };
    if ('options' in props) {
      return kind === 'radio' ? (
        <RadioCards key={name} {...props} />
      ) : (
        <SelectField key={name} {...props} />
      );
    }
    return kind === 'textarea' ? (
      <TextAreaField key={name} {...props} />
    ) : (
      <TextField key={name} type={kind} {...props} />
    );
  });
}

/** A field that people neither see nor reach. Bots fill it, and that reveals them. */
function Honeypot() {
  return (
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        {trap}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" {...trapAttributes} />
      </label>
    </div>
  );
}
