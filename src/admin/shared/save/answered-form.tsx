import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { EditConflict } from '../forms/edit-conflict.tsx';
import type { useSavedForm } from './use-saved-form.ts';

type AnsweredFormProps = {
  form: Pick<ReturnType<typeof useSavedForm>, 'Form' | 'isBusy' | 'errors' | 'conflict'>;
  /** The address of the action, if it is not that of the page. */
  action?: string;
  className: string;
  /** What is typed, kept until it is stored or discarded. */
  draft?: Pick<Draft<object>, 'key' | 'discard' | 'isRestored'>;
  /** The record over which it is typed; null for a new one. */
  base?: unknown;
  children: ReactNode;
};

/** A form that stays, with the last answer's errors or conflict above. A second press sends nothing more. */
export function AnsweredForm({ form, draft, base, children, ...rest }: AnsweredFormProps) {
  const { Form, isBusy, errors, conflict } = form;
  const isRestored = draft?.isRestored && base !== null && !isBusy;
  return (
    <Form
      {...rest}
      method="post"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <ErrorSummary errors={errors} />
      {conflict && <EditConflict {...conflict} />}
      {draft && (
        <RestoredDraft onDiscard={isRestored ? draft.discard : null}>
          Unsaved changes restored
        </RestoredDraft>
      )}
      {draft && <input type="hidden" name="draft" value={draft.key} />}
      {base !== undefined && <input type="hidden" name="base" value={JSON.stringify(base)} />}
      {children}
    </Form>
  );
}

type FormFootProps = Pick<ComponentProps<typeof Button>, 'variant' | 'disabled'> & {
  isBusy: boolean;
  busyLabel?: string;
  onCancel?: () => void;
  /** Absent while nothing has changed. */
  onDiscard?: (() => void) | undefined;
  className?: string;
  /** The label of the button that submits. */
  children?: ReactNode;
};

/** Submits, and may leave the form or take back what is typed. */
export function FormFoot({ isBusy, onCancel, onDiscard, className, ...rest }: FormFootProps) {
  const { busyLabel = 'Saving…', children = 'Save', ...submit } = rest;
  return (
    <div className={classNames('flex flex-wrap justify-end gap-2.5', className)}>
      {onDiscard && (
        <Button variant="outline" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      {onCancel && (
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button {...submit} type="submit" busy={isBusy} busyLabel={busyLabel}>
        {children}
      </Button>
    </div>
  );
}
