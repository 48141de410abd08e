import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { type KnownPerson, searchKnown } from '#data/people/find-person.ts';
import { settled } from '#data/settled.ts';
import { visitSummary } from '#domain/people/person-line.ts';
import { TextField } from '#ui/forms/field.tsx';
import { debounce } from '#ui/loading/debounce.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { noteAccess } from '../../../shared/data/access-log.ts';
import { useAuthor } from '../../../shared/data/use-admin-data.ts';
import { typeMore } from '../../../shared/parts/type-more.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';

const debounced = debounce(200);

type PatientFieldProps = Omit<ComponentProps<typeof TextField>, 'onKeyDown' | 'value'> & {
  value: string;
  /** Somebody is chosen: nobody else is looked for. */
  isChosen: boolean;
  onChoose: (known: KnownPerson) => void;
};

/** Suggests people by name, phone or email. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function PatientField({ isChosen, onChoose, ...field }: PatientFieldProps) {
  const id = useId();
  const now = useNow();
  const by = useAuthor();
  const [at, setAt] = useState(0);
  const [closedFor, setClosedFor] = useState(field.value);
  const text = field.value.trim();
  const searches = text.length > 1 && !isChosen && closedFor !== field.value;
  const { value: found } = useAsync(
    searches ? [text] : null,
    () => {
      noteAccess({ kind: 'search', list: 'all' }, by);
      return settled(searchKnown(text), 'Failed to look for people');
    },
    { start: debounced, keepsPrevious: true },
  );
  const people = found?.people ?? [];
  const active = people[Math.min(at, people.length - 1)];
  const optionId = ({ group: [{ id: person }] }: KnownPerson) => `${id}-${person}`;
  const choose = (known: KnownPerson) => {
    setAt(0);
    onChoose(known);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + people.length) % people.length);
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape') setClosedFor(field.value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={people.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder="Name, phone or email"
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="People"
        className="empty:hidden mt-1.5 grid gap-0.5"
      >
        {people.map((known) => (
          <Suggestion
            key={known.group[0].id}
            id={optionId(known)}
            known={known}
            now={now}
            isActive={known === active}
            onChoose={() => choose(known)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {people.length > 0 && `${people.length} ${people.length === 1 ? 'person' : 'people'} found`}
      </p>
      {found?.hasMore && <p className="mt-1.5 text-small text-text-2">{typeMore}</p>}
    </div>
  );
}

type SuggestionProps = {
  id: string;
  known: KnownPerson;
  now: Date;
  isActive: boolean;
  onChoose: () => void;
};

function Suggestion({ id, known: { group, visits }, now, isActive, onChoose }: SuggestionProps) {
  const [{ name, keys }] = group;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="cursor-pointer rounded-sm border border-line px-3 py-2 wrap-anywhere hover:bg-sunken aria-selected:border-primary aria-selected:bg-primary-soft"
      onClick={onChoose}
    >
      <span className="font-semibold">{name || 'No name'}</span>{' '}
      <span className="num text-text-2">{keys[0]}</span>
      <span className="num block text-[.875rem] text-text-2">
        {visitSummary(visits, now).join(' · ')}
      </span>
    </div>
  );
}
