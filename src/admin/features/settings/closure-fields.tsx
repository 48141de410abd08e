import { Plus } from 'lucide-react';
import { useRef } from 'react';
import {
  closureId,
  isOver,
  type TypedClosure,
  typedClosures,
} from '#domain/settings/opening-fields.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { Button } from '#ui/button.tsx';
import { addToList } from '#ui/forms/add-to-list.ts';
import { removeFromList } from '#ui/forms/remove-from-list.ts';
import { Notice } from '#ui/notice.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import { GroupError } from '../../shared/forms/group-error.tsx';
import type { TypedTextProps } from '../../shared/forms/typed-field.ts';
import { plural } from '../../shared/parts/plural.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { ClosureField } from './closure-field.tsx';
import { HolidayButtons } from './holiday-buttons.tsx';

const blank: TypedClosure = { first: '', last: '', from: '', to: '', reason: '', reasonEs: '' };

/** The days on which the weekly hours don't hold. text: as typedClosures reads it. */
export function ClosureFields({ text, errors, onChange }: TypedTextProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const today = clinicDate(useNow());
  const closures = typedClosures(text);
  const put = (changed: TypedClosure[]) => onChange(JSON.stringify(changed));
  const over = closures.filter((closure) => isOver(closure, today)).length;
  const removeOver = () => {
    put(closures.filter((closure) => !isOver(closure, today)));
    list.current?.focus();
  };
  const tooMany = errorOf(errors, 'closures');
  return (
    <fieldset
      ref={list}
      id="closures"
      tabIndex={-1}
      aria-label="Days and reasons"
      aria-describedby={tooMany && 'closures-error'}
      className="grid grid-cols-1 gap-4"
    >
      <GroupError id="closures-error" message={tooMany} />
      {over > 0 && (
        <Notice
          tone="info"
          title={`${plural(over, 'closure')} in the past`}
          action={
            <Button variant="outline" onClick={removeOver}>
              Remove
            </Button>
          }
        >
          Remove what is over before you save.
        </Notice>
      )}
      {/* Above the list, so that a pressed one stays where it is. */}
      <HolidayButtons today={today} closures={closures} onChange={put} />
      {closures.map((closure, index) => (
        <ClosureField
          // biome-ignore lint/suspicious/noArrayIndexKey: two closures may be alike
          key={index}
          index={index}
          closure={closure}
          errors={errors}
          onChange={(part) =>
            put(closures.map((each) => (each === closure ? { ...closure, ...part } : each)))
          }
          onRemove={() =>
            removeFromList(list.current, index, () =>
              put(closures.filter((each) => each !== closure)),
            )
          }
        />
      ))}
      <Button
        variant="line"
        className="w-fit"
        data-add
        onClick={() => addToList(() => put([...closures, blank]), closureId(closures.length))}
      >
        <Plus className="ico" />
        Add a closure
      </Button>
    </fieldset>
  );
}
