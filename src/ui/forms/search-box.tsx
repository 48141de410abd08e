import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { clearSearch } from '#words/controls.ts';
import { classNames } from '../class-names.ts';

const pauseMs = 300;

type SearchBoxProps = {
  label: string;
  placeholder?: string;
  value: string;
  /** Called with the trimmed query after a pause in typing, or at once on Enter and on clearing. */
  onSearch: (query: string) => void;
  className?: string;
};

export function SearchBox({ label, placeholder, value, onSearch, className }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  // The last query, from this box or the address. A response to our own search must not overwrite newer typing;
  // Back or a 'clear filters' link must.
  const [asked, setAsked] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== asked) {
      setAsked(value);
      setDraft(value);
    }
  }

  const search = (text: string) => {
    const query = text.trim();
    if (query === asked) return;
    setAsked(query);
    onSearch(query);
  };
  const searchDraft = useEffectEvent(() => search(draft));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the pause
  useEffect(() => {
    const timer = setTimeout(searchDraft, pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(draft);
  };
  const clear = () => {
    setDraft('');
    search('');
    input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers without <search> would lose the landmark
    <form role="search" className={classNames('relative', className)} onSubmit={submit}>
      <Search className="ico pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-[.9375rem] text-text-3" />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className="input px-[2.625rem] [&::-webkit-search-cancel-button]:hidden"
        placeholder={placeholder}
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {draft && (
        <button
          type="button"
          className="absolute top-1/2 right-0.75 grid size-9 -translate-y-1/2 place-content-center rounded-sm text-text-2 hover:bg-tint hover:text-text focus-visible:-outline-offset-2"
          aria-label={clearSearch}
          onClick={clear}
        >
          <X className="ico" />
        </button>
      )}
    </form>
  );
}
