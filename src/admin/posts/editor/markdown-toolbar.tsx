import { Bold, Heading2, Image, Italic, Link, List, type LucideIcon, Quote } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { MarkdownMark } from '#domain/posts/markdown-edit.ts';
import { classNames } from '#ui/class-names.ts';

const buttons: { kind: MarkdownMark; label: string; icon: LucideIcon }[] = [
  { kind: 'heading', label: 'Heading', icon: Heading2 },
  { kind: 'bold', label: 'Bold', icon: Bold },
  { kind: 'italic', label: 'Italic', icon: Italic },
  { kind: 'list', label: 'List', icon: List },
  { kind: 'quote', label: 'Quote', icon: Quote },
  { kind: 'link', label: 'Link', icon: Link },
  { kind: 'image', label: 'Image', icon: Image },
];

type MarkdownToolbarProps = {
  /** Id of the text it works on. */
  controls: string;
  onMark: (kind: MarkdownMark) => void;
  className?: string;
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/: one stop for Tab, arrow keys inside. */
export function MarkdownToolbar({ controls, onMark, className }: MarkdownToolbarProps) {
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = target(at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className={classNames('flex flex-wrap', className)}
    >
      {buttons.map(({ kind, label, icon: Icon }, place) => (
        <button
          key={kind}
          type="button"
          tabIndex={place === at ? 0 : -1}
          aria-label={label}
          title={label}
          className="grid size-10 place-content-center rounded-[9px] text-text-2 hover:bg-tint hover:text-text focus-visible:outline-offset-[-3px] max-md:size-11"
          onFocus={() => setAt(place)}
          onClick={() => onMark(kind)}
        >
          <Icon className="ico text-[.9375rem]" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

/** The index that a key leads to. */
function target(at: number, key: string): number | undefined {
  const { length } = buttons;
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at + length - 1) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
