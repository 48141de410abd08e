import { readVisitTypes } from '#data/read-booking.ts';
import { settled } from '#data/settled.ts';
import { everyType } from '#domain/clinic/staff-fields.ts';
import { typeLabel } from '#domain/clinic/visit-types.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import type { TypedTextProps } from '../../../shared/forms/typed-field.ts';

/** The types of visits that a person takes. An inactive type stays as it is chosen, unseen. text: the ids, one a line, or everyType. */
export function TypeFields({ text, errors, onChange }: TypedTextProps) {
  const { value: types, failure } = useAsync([], () =>
    settled(readVisitTypes(), 'Failed to load the types of visits'),
  );
  const takesAll = text === everyType;
  const chosen = text.split('\n').filter(Boolean);
  const active = types?.filter(({ isActive }) => isActive) ?? [];
  const error = failure ?? errorOf(errors, 'visitTypes');
  return (
    <fieldset
      id="visitTypes"
      tabIndex={-1}
      aria-describedby={error ? 'visitTypes-error' : undefined}
    >
      <legend className="label">Types of visits</legend>
      <CheckField
        checked={takesAll}
        onChange={(all) => onChange(all ? everyType : active.map(({ id }) => id).join('\n'))}
      >
        Every type, also types that you add later
      </CheckField>
      {!takesAll && (
        <div className="flex flex-wrap gap-x-6">
          {active.map((type) => (
            <CheckField
              key={type.id}
              checked={chosen.includes(type.id)}
              onChange={(isChosen) => {
                const others = chosen.filter((id) => id !== type.id);
                onChange([...others, ...(isChosen ? [type.id] : [])].join('\n'));
              }}
            >
              {typeLabel(type)}
            </CheckField>
          ))}
        </div>
      )}
      <GroupError id="visitTypes-error" message={error} />
    </fieldset>
  );
}
