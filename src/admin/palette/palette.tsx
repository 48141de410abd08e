import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '#ui/loading/spinner.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import type { PaletteEntry, PaletteGroup } from './entries.ts';
import { useActions } from './use-actions.ts';
import { useSearchResults } from './use-search-results.ts';

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, in a dialog: the focus stays in the field. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const actions = useActions(text);
  const { value: found, isLoading } = useSearchResults(text);
  const groups = [...actions, ...(found?.groups ?? [])].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    if (entry.run) entry.run();
    else void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = entries.length - 1;
    const next: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    };
    const target = next[event.key];
    if (target !== undefined) setAt(target);
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <Modal className="palette" aria-label="Command palette" onClose={onClose}>
      <div className="palette-field">
        {isLoading ? <Spinner /> : <Search className="ico" aria-hidden="true" />}
        <input
          type="text"
          role="combobox"
          aria-label="Search leads, posts, photos, pages and actions"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder="Search or jump to…"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true" className="palette-key max-sm:hidden">
          Esc
        </span>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Results" className="palette-list">
        {groups.map((group) => (
          <Group
            key={group.title}
            group={group}
            active={active}
            optionId={optionId}
            onChoose={choose}
          />
        ))}
      </div>
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'palette-none'}>
        {statusOf(text, entries.length, isLoading)}
      </p>
      {found?.hasFailed && !isLoading && (
        <p role="alert" className="palette-none text-bad">
          Some results didn’t load. Type again to retry.
        </p>
      )}
    </Modal>
  );
}

type GroupProps = {
  group: PaletteGroup;
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onChoose: (entry: PaletteEntry) => void;
};

function Group({ group, active, optionId, onChoose }: GroupProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset can be
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className="palette-title">
        {group.title}
      </p>
      {group.entries.map((entry) => (
        <Option
          key={entry.id}
          id={optionId(entry)}
          entry={entry}
          isActive={entry === active}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </div>
  );
}

function Option({
  id,
  entry,
  isActive,
  onChoose,
}: {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onChoose: () => void;
}) {
  const option = useRef<HTMLDivElement>(null);
  const { icon: Icon, label, detail } = entry;

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="palette-option"
      onClick={onChoose}
    >
      <Icon className="ico" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {detail && <span className="palette-detail">{detail}</span>}
    </div>
  );
}

function statusOf(text: string, count: number, isBusy: boolean): string {
  if (isBusy) return 'Searching…';
  if (count === 0) return `Nothing found for “${text.trim()}”`;
  return text.trim() === '' ? '' : `${count} ${count === 1 ? 'result' : 'results'}`;
}
