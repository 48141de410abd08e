import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { MarkdownMark } from '#domain/posts/markdown-edit.ts';

export type ToolbarCommand = MarkdownMark | 'undo' | 'redo';

const buttons: { kind: ToolbarCommand; label: string; icon: LucideIcon }[] = [
  { kind: 'undo', label: 'Undo', icon: Undo2 },
  { kind: 'redo', label: 'Redo', icon: Redo2 },
  { kind: 'heading', label: 'Heading', icon: Heading2 },
  { kind: 'subheading', label: 'Subheading', icon: Heading3 },
  { kind: 'bold', label: 'Bold', icon: Bold },
  { kind: 'italic', label: 'Italic', icon: Italic },
  { kind: 'list', label: 'List', icon: List },
  { kind: 'quote', label: 'Quote', icon: Quote },
  { kind: 'link', label: 'Link', icon: Link },
  { kind: 'image', label: 'Image', icon: Image },
];

type MarkdownToolbarProps = { onCommand: (kind: ToolbarCommand) => void };

/** https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/: one stop for Tab, arrow keys inside. */
export function MarkdownToolbar({ onCommand }: MarkdownToolbarProps) {
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
      aria-controls="content"
      onKeyDown={onKeyDown}
      className="flex max-md:max-w-full max-md:overflow-x-auto"
    >
      {buttons.map(({ kind, label, icon: Icon }, place) => (
        <button
          key={kind}
          type="button"
          tabIndex={place === at ? 0 : -1}
          aria-label={label}
          title={label}
          className="grid size-10 flex-none place-content-center rounded-[9px] text-text-2 hover:bg-tint hover:text-text focus-visible:outline-offset-[-3px] max-md:size-11"
          onFocus={() => setAt(place)}
          onClick={() => onCommand(kind)}
        >
          <Icon className="ico text-[.9375rem]" />
        </button>
      ))}
    </div>
  );
}

function target(at: number, key: string): number | undefined {
  const { length } = buttons;
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at + length - 1) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
