import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type MenuItem, MenuList } from './menu-list.tsx';

type MenuProps = {
  /** What the button shows: a badge, an icon. */
  trigger: ReactNode;
  /** Names the button and the menu; contains the words that `trigger` shows. */
  label: string;
  items: readonly MenuItem[];
};

/** A menu button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export function Menu({ trigger, label, items }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(null);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const close = ({ keepFocus }: { keepFocus: boolean }) => {
    if (keepFocus) button.current?.focus();
    setOpen(null);
  };

  return (
    <div ref={root} className="menu">
      <button
        ref={button}
        type="button"
        className="menu-trigger"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onKeyDown={onTriggerKeyDown}
        onClick={() => setOpen(open ? null : 'first')}
      >
        {trigger}
      </button>
      {open && (
        <MenuList
          id={id}
          label={label}
          items={items}
          start={open}
          trigger={button}
          onClose={close}
        />
      )}
    </div>
  );
}
