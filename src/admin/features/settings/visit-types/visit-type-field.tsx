import { ArrowUp, X } from 'lucide-react';
import {
  type TypeColour,
  typeBuffers,
  typeColours,
  typeLengths,
  type VisitType,
} from '#domain/clinic/visit-types.ts';
import { longestTypeName, typePartId } from '#domain/settings/visit-type-fields.ts';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { errorOf, type FieldError } from '../../../shared/forms/error-of.ts';
import { TypeChip } from '../../../shared/parts/type-chip.tsx';

type VisitTypeFieldProps = {
  index: number;
  type: VisitType;
  errors: readonly FieldError[];
  onChange: (part: Partial<VisitType>) => void;
  /** null for the first one. */
  onUp: (() => void) | null;
  /** null for a stored one. */
  onRemove: (() => void) | null;
};

const lengths = typeLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));
const buffers = typeBuffers.map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? 'None' : `${minutes} min`,
}));
const colours = typeColours.map((colour) => ({
  value: colour,
  label: colour.charAt(0).toUpperCase() + colour.slice(1),
}));

/** One type: its chip as the calendar shows it, and what staff set. */
export function VisitTypeField(props: VisitTypeFieldProps) {
  const { index, type, errors, onChange, onUp, onRemove } = props;
  const { name, minutes, buffer, colour, isOnline, isActive } = type;
  const called = name || `type ${index + 1}`;
  const field = (part: 'name' | 'minutes' | 'buffer') => ({
    name: typePartId(index, part),
    error: errorOf(errors, typePartId(index, part)),
  });
  return (
    <fieldset className="rounded-[10px] border border-line p-3.5 sm:p-4">
      <legend className="sr-only">Type {index + 1}</legend>
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2 text-small text-text-3">
          <TypeChip colour={colour}>{name || 'New type'}</TypeChip>
          {!isActive && 'Inactive'}
        </p>
        <span className="flex flex-none">
          {onUp && <IconButton icon={ArrowUp} label={`Move ${called} up`} onClick={onUp} />}
          {onRemove && (
            <IconButton icon={X} label={`Remove ${called}`} data-remove onClick={onRemove} />
          )}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <TextField
          label="Name"
          maxLength={longestTypeName}
          className="max-lg:col-span-2"
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
          {...field('name')}
        />
        <SelectField
          label="Length"
          options={lengths}
          value={String(minutes)}
          onChange={({ target }) => onChange({ minutes: Number(target.value) })}
          {...field('minutes')}
        />
        <SelectField
          label="Buffer after"
          options={buffers}
          value={String(buffer)}
          onChange={({ target }) => onChange({ buffer: Number(target.value) })}
          {...field('buffer')}
        />
        <SelectField
          label="Color"
          name={`type-${index}-colour`}
          className="max-lg:col-span-2"
          options={colours}
          value={colour}
          onChange={({ target }) => onChange({ colour: target.value as TypeColour })}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <CheckField checked={isActive} onChange={(checked) => onChange({ isActive: checked })}>
          Active
        </CheckField>
        <CheckField checked={isOnline} onChange={(checked) => onChange({ isOnline: checked })}>
          On the website
        </CheckField>
      </div>
    </fieldset>
  );
}
