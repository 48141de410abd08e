import type { ReactNode, Ref } from 'react';
import { useFetcher } from 'react-router-dom';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import type { FieldError } from './error-of.ts';

type Answer = { ok: true } | { ok: false; errors: FieldError[] };

const noErrors: FieldError[] = [];

/** What a form sends to the action of its page, and what the action answered. */
export function useAnsweredForm<Given extends Answer>() {
  const { Form, data, state, submit } = useFetcher<Given>();
  const isBusy = state !== 'idle';
  return {
    Form,
    submit,
    isBusy,
    isStored: data?.ok === true && !isBusy,
    /** The last answer. */
    data,
    errors: data?.ok === false ? data.errors : noErrors,
  };
}

type AnsweredFormProps = {
  form: Pick<ReturnType<typeof useAnsweredForm>, 'Form' | 'isBusy' | 'errors'>;
  /** The address of the action, if it is not that of the page. */
  action?: string;
  className: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** A form that stays on the page, with the errors of the last answer above. A second press sends nothing more. */
export function AnsweredForm({ form, children, ...rest }: AnsweredFormProps) {
  const { Form, isBusy, errors } = form;
  return (
    <Form
      {...rest}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <ErrorSummary errors={errors} />
      {children}
    </Form>
  );
}
