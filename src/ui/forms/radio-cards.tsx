import { optional as optionalText } from '#words/controls.ts';
import { classNames } from '../class-names.ts';

type RadioCardsProps = {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
  optional?: boolean;
};

/** A choice among few, as thumb-sized cards. The first card has the name as id, for error summaries. */
export function RadioCards({ label, name, options, defaultValue, optional }: RadioCardsProps) {
  // Side by side even on phones.
  const short = options.every(({ label }) => label.length <= 8);
  return (
    <fieldset>
      <legend className="label mb-2.5">
        {label} {optional && <span className="opt">{optionalText}</span>}
      </legend>
      <div
        className={classNames(
          'grid gap-3',
          short ? 'grid-cols-[1fr_1fr]' : 'sm:grid-cols-[1fr_1fr]',
        )}
      >
        {options.map(({ value, label }, index) => (
          <label key={value} className="pick">
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
