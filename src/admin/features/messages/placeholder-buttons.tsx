import { type RefObject, useEffect } from 'react';
import { type Placeholder, placeholders } from '#domain/messages/placeholders.ts';
import { putText } from '../../shared/forms/put-text.ts';

type PlaceholderButtonsProps = {
  label: string;
  names: readonly Placeholder[];
  /** Where they are inserted, in place of the selection. */
  into: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
};

/** One button for each placeholder. It puts the placeholder at the caret. */
export function PlaceholderButtons({ label, names, into }: PlaceholderButtonsProps) {
  // Until a person sets the caret, it is behind the words.
  useEffect(() => {
    const end = into.current?.value.length ?? 0;
    into.current?.setSelectionRange(end, end);
  }, [into]);
  if (names.length === 0) return null;
  const insert = (name: Placeholder) => {
    const control = into.current;
    if (!control) return;
    const { value, selectionStart, selectionEnd } = control;
    const from = selectionStart ?? value.length;
    const inserted = `{${name}}`;
    const caret = from + inserted.length;
    const text = value.slice(0, from) + inserted + value.slice(selectionEnd ?? from);
    putText(control, { text, start: caret, end: caret });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more group of the form
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          title={placeholders[name]}
          className="rounded-full border border-line bg-surface px-2.5 min-h-6 py-0.5 text-caption text-text-2 hover:border-line-strong hover:bg-tint hover:text-text max-md:min-h-11 max-md:px-3.5"
          onClick={() => insert(name)}
        >
          {`{${name}}`}
        </button>
      ))}
    </div>
  );
}
