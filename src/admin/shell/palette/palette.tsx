import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { may } from '#domain/account/access.ts';
import { debounce } from '#ui/loading/debounce.ts';
import { type Async, useAsync } from '#ui/loading/use-async.ts';
import { Modal } from '#ui/overlays/modal.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { noteAccess } from '../../shared/data/access-log.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { KeyHint } from '../../shared/parts/key-hint.tsx';
import { typeMore } from '../../shared/parts/type-more.ts';
import type { PaletteEntry, PaletteGroup } from './entries.ts';
import { type Found, finder } from './find.ts';
import { useActions } from './use-actions.ts';

type PaletteProps = {
  /** While its code was loading. */
  typed: string;
  onClose: () => void;
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, in a dialog: the focus stays in the field. */
export default function Palette({ typed, onClose }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const [at, setAt] = useState(0);
  const actions = useActions(text);
  const { value: found, isLoading } = useSearchResults(text);
  const groups = [...actions, ...(found?.groups ?? [])].filter(
    ({ entries, hasMore }) => entries.length > 0 || hasMore,
  );
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
    <Modal
      className="mx-auto mt-[min(12vh,6rem)] mb-auto max-h-[min(34rem,100dvh-1.5rem)] w-[min(38rem,100%-1.5rem)] animate-[rise_.16s_var(--ease-settle)] overflow-hidden rounded-lg border border-line shadow-3 open:flex open:flex-col"
      aria-label="Command palette"
      onClose={onClose}
    >
      <div className="flex flex-none items-center gap-3 border-b border-line px-4.5 text-text-3 focus-within:shadow-[inset_0_-2px_var(--focus)]">
        {isLoading ? <Spinner /> : <Search className="ico" />}
        <input
          type="text"
          role="combobox"
          className="min-h-14 min-w-0 flex-1 text-[1.0625rem] text-text placeholder:text-text-3 focus-visible:outline-none"
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
        <KeyHint aria-hidden="true" className="max-sm:hidden">
          Esc
        </KeyHint>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="overflow-y-auto overscroll-contain p-2"
      >
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
      <p role="status" className={groups.length > 0 ? 'sr-only' : 'px-5 pt-5 pb-6 text-text-2'}>
        {statusOf(text, groups, isLoading)}
      </p>
      {found?.hasFailed && !isLoading && (
        <p role="alert" className="px-5 pt-5 pb-6 text-bad">
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
      <p
        id={titleId}
        role="presentation"
        className="px-3 pt-2.5 pb-1 text-[.8125rem] font-semibold text-text-3"
      >
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
      {group.hasMore && (
        <p role="presentation" className="px-3 py-1.5 text-small text-text-2">
          {typeMore}
        </p>
      )}
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
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 hover:bg-sunken aria-selected:bg-primary-soft forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[Highlight]"
      onClick={onChoose}
    >
      <Icon className="ico text-text-3" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {detail && (
        <span className="max-w-[45%] flex-none text-right text-[.875rem] wrap-anywhere text-text-2">
          {detail}
        </span>
      )}
    </div>
  );
}

function statusOf(text: string, groups: PaletteGroup[], isBusy: boolean): string {
  if (isBusy) return 'Searching…';
  if (groups.length === 0) return `Nothing found for “${text.trim()}”`;
  const count = groups.flatMap(({ entries }) => entries).length;
  const more = groups.some(({ hasMore }) => hasMore) ? `. ${typeMore}` : '';
  return text.trim() === '' ? '' : `${count} ${count === 1 ? 'result' : 'results'}${more}`;
}

const debounced = debounce(200);

/** Searches after a pause in typing. Earlier results stay until the next ones are there. */
function useSearchResults(typed: string): Async<Found> {
  const text = typed.trim();
  const { session } = useAdminData();
  const [find] = useState(() => finder(session.role));
  const searches = /[\p{L}\p{N}]/u.test(text);
  useEffect(() => {
    if (!searches || !may(session.role, 'read', 'leads')) return;
    return debounced(() => noteAccess({ kind: 'search', list: 'all' }, authorOf(session)));
  }, [searches, session]);
  return useAsync(searches ? [text] : null, () => find(text), {
    start: debounced,
    keepsPrevious: true,
  });
}
