import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { lookAgain } from '#words/controls.ts';
import { useAnswerBox } from './use-answer-box.ts';

type FormError = {
  /** The id of the invalid control; absent when the whole form failed. */
  field?: string;
  message: string;
};

type ErrorSummaryProps = {
  /** Pass the action's own array: each new array counts as a new attempt and takes the focus. */
  errors: readonly FormError[];
  children?: ReactNode;
};

/** The errors of a form, above it and in the order of its fields. Nothing without errors. */
export function ErrorSummary({ errors, children }: ErrorSummaryProps) {
  const box = useAnswerBox(errors);
  if (errors.length === 0) return null;
  const [first] = errors;
  const plain = errors.length === 1 && !first?.field;
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <CircleAlert className="ico" />
      {plain ? (
        <div className="grid gap-2">
          {children && <p>{children}</p>}
          <p>{first?.message}</p>
        </div>
      ) : (
        <div>
          <p className="summary-title">{lookAgain(errors.length)}</p>
          <ul>
            {withoutRepeats(errors).map(({ field, message }) => (
              <li key={`${field}: ${message}`}>
                {field ? (
                  <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                    {message}
                  </a>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A message that several fields share appears once, and links to the first of them. */
const withoutRepeats = (errors: readonly FormError[]) =>
  errors.filter(({ message }, index) => errors.findIndex((e) => e.message === message) === index);

function focusField(event: MouseEvent, id: string) {
  // The address must not change: a navigation, even to a #hash, drops the action's data and with it the errors.
  event.preventDefault();
  document.getElementById(id)?.focus();
}
