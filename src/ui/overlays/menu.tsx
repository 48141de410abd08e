import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type MenuItem, MenuList, type MenuStart } from './menu-list.tsx';

type MenuProps = {
  trigger: ReactNode;
  /** Names the button and the menu; contains the words that `trigger` shows. */
  label: string;
  items: readonly MenuItem[];
};

/** A menu button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export function Menu({ trigger, label, items }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState<{ start: MenuStart; trigger: HTMLElement } | null>(null);

  const onTriggerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const start = event.key === 'ArrowDown' ? 'first' : 'last';
    setOpen({ start, trigger: event.currentTarget });
  };

  return (
    <div className="menu">
      <button
        type="button"
        className="menu-trigger"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onKeyDown={onTriggerKeyDown}
        onClick={({ currentTarget: trigger }) => setOpen(open ? null : { start: 'first', trigger })}
      >
        {trigger}
      </button>
      {open && (
        <MenuList id={id} label={label} items={items} onClose={() => setOpen(null)} {...open} />
      )}
    </div>
  );
}
