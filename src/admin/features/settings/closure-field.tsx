import { X } from 'lucide-react';
import {
  closureId,
  closurePartId,
  longestReason,
  type TypedClosure,
} from '#domain/settings/opening-fields.ts';
import { TextField } from '#ui/forms/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { errorOf, type FieldError } from '../../shared/forms/error-of.ts';

type ClosureFieldProps = {
  index: number;
  closure: TypedClosure;
  errors: readonly FieldError[];
  onChange: (part: Partial<TypedClosure>) => void;
  onRemove: () => void;
};

export function ClosureField({ index, closure, errors, onChange, onRemove }: ClosureFieldProps) {
  const field = (part: keyof TypedClosure, name: string) => ({
    name,
    value: closure[part],
    error: errorOf(errors, name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
  });
  return (
    <fieldset className="rounded-[10px] border border-line p-3.5 sm:p-4">
      <legend className="sr-only">Closure {index + 1}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <TextField label="First day" type="date" {...field('first', closureId(index))} />
        <TextField
          label="Last day"
          optional
          type="date"
          {...field('last', `${closureId(index)}-last`)}
        />
        <TextField
          label="Closed from"
          optional
          type="time"
          step={900}
          {...field('from', closurePartId(index, 'from'))}
        />
        <TextField
          label="Until"
          optional
          type="time"
          step={900}
          {...field('to', `${closureId(index)}-to`)}
        />
      </div>
      <div className="mt-3 flex items-end gap-2">
        <div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
          <TextField
            label="Reason"
            maxLength={longestReason}
            optional
            placeholder="Thanksgiving"
            {...field('reason', closurePartId(index, 'reason'))}
          />
          <TextField
            label="Spanish reason"
            maxLength={longestReason}
            optional
            lang="es"
            placeholder="Día de Acción de Gracias"
            {...field('reasonEs', closurePartId(index, 'reasonEs'))}
          />
        </div>
        <IconButton icon={X} label={`Remove closure ${index + 1}`} data-remove onClick={onRemove} />
      </div>
    </fieldset>
  );
}
