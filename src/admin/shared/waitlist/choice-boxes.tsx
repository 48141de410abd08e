import { CheckField } from '../forms/check-field.tsx';
import { errorOf, type FieldError } from '../forms/error-of.ts';
import { GroupError } from '../forms/group-error.tsx';

type ChoiceBoxesProps = {
  legend: string;
  /** Of the field that is sent. */
  name: string;
  options: [value: string, label: string][];
  /** The chosen ones: '1,2'. */
  value: string;
  errors: readonly FieldError[];
  onChange: (value: string) => void;
};

/** Some of a few. */
export function ChoiceBoxes({ legend, name, options, value, errors, onChange }: ChoiceBoxesProps) {
  const chosen = value.split(',').filter(Boolean);
  const error = errorOf(errors, name);
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={error && `${name}-error`}>
      <legend className="label">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map(([option, label]) => (
          <CheckField
            key={option}
            checked={chosen.includes(option)}
            onChange={(isChosen) =>
              onChange(
                (isChosen ? [...chosen, option] : chosen.filter((other) => other !== option)).join(
                  ',',
                ),
              )
            }
          >
            {label}
          </CheckField>
        ))}
      </div>
      <GroupError id={`${name}-error`} message={error} />
      <input type="hidden" name={name} value={value} />
    </fieldset>
  );
}
