import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { daysIn } from '#domain/clinic/work-time.ts';
import { dayOffId } from '#domain/clinic/work-time-fields.ts';
import { Button } from '#ui/button.tsx';
import { addToList } from '#ui/forms/add-to-list.ts';
import { removeFromList } from '#ui/forms/remove-from-list.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import type { TypedTextProps } from '../../../shared/forms/typed-field.ts';

const blankLine = '/';

/** text: a line for each time off. */
export function DaysOffFields({ text, errors, onChange }: TypedTextProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const lines = text ? text.split('\n') : [];
  const put = (index: number, line: string) =>
    onChange(lines.map((each, at) => (at === index ? line : each)).join('\n'));
  const remove = (index: number) =>
    removeFromList(list.current, index, () =>
      onChange(lines.filter((_, at) => at !== index).join('\n')),
    );
  const tooMany = errorOf(errors, 'daysOff');
  return (
    <fieldset ref={list} id="daysOff" tabIndex={-1} aria-describedby={tooMany && 'daysOff-error'}>
      <legend className="label mb-2">Days off</legend>
      <GroupError id="daysOff-error" message={tooMany} />
      <div className="grid grid-cols-1 gap-3">
        {lines.map((line, index) => (
          <TimeOff
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
            key={index}
            index={index}
            line={line}
            error={errorOf(errors, dayOffId(index))}
            onChange={(changed) => put(index, changed)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <Button
        variant="line"
        className="mt-2"
        data-add
        onClick={() =>
          addToList(() => onChange([...lines, blankLine].join('\n')), dayOffId(lines.length))
        }
      >
        <Plus className="ico" />
        Add days off
      </Button>
    </fieldset>
  );
}

type TimeOffProps = {
  index: number;
  line: string;
  error: string | undefined;
  onChange: (line: string) => void;
  onRemove: () => void;
};

function TimeOff({ index, line, error, onChange, onRemove }: TimeOffProps) {
  const { first, last } = daysIn(line);
  const id = dayOffId(index);
  const day = (
    label: string,
    value: string,
    lineWith: (date: string) => string,
    inputId?: string,
  ) => (
    <input
      id={inputId}
      type="date"
      className="input num w-full min-w-0 sm:w-44"
      aria-label={`${label}, time off ${index + 1}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      value={value}
      onChange={({ target }) => onChange(lineWith(target.value))}
    />
  );
  return (
    // On a phone the two days are below each other: a frame says which belong together.
    <div className="max-sm:rounded-[10px] max-sm:border max-sm:border-line max-sm:p-3">
      <div className="flex items-center gap-2">
        <div className="grid min-w-0 flex-1 gap-1 sm:flex sm:flex-none sm:items-center sm:gap-2">
          {day('First day', first, (date) => `${date}/${last}`, id)}
          <span className="text-text-3">to</span>
          {day('Last day', last, (date) => `${first}/${date}`)}
        </div>
        <IconButton
          icon={X}
          label={`Remove time off ${index + 1}`}
          data-remove
          onClick={onRemove}
        />
      </div>
      <GroupError id={`${id}-error`} message={error} />
    </div>
  );
}
