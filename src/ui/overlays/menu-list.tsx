import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export type MenuItem = {
  label: string;
  onSelect: () => void;
};

type MenuListProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** Which item gets the focus first. */
  start: 'first' | 'last';
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: (options: { keepFocus: boolean }) => void;
};

/** The open menu: in the top layer, so that no scrolling table clips it; arrow keys move within it. */
export function MenuList({ id, label, items, start, trigger, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [menu, button] = [list.current, trigger.current];
    if (!menu || !button) return;
    const place = () => placeBeside(menu, button);
    menu.showPopover();
    place();
    const first = itemsIn(menu).at(start === 'first' ? 0 : -1);
    first?.focus({ preventScroll: true });
    // Any scroller may move the button: the page, a table, a drawer.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [start, trigger]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onClose({ keepFocus: true });
    if (event.key === 'Escape') {
      // Closes only the menu, not a dialog around it.
      event.preventDefault();
      return onClose({ keepFocus: true });
    }
    const next = target(itemsIn(event.currentTarget), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      popover="manual"
      aria-label={label}
      className="menu-list"
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          onClick={() => {
            onClose({ keepFocus: true });
            item.onSelect();
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

const itemsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** The item that a key leads to, from the focused one; a letter leads to the next item that begins with it. */
function target(all: HTMLElement[], key: string): HTMLElement | undefined {
  const at = all.findIndex((item) => item.matches(':focus'));
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(at - 1);
  if (key.length !== 1) return undefined;
  const fromNext = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return fromNext.find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()),
  );
}

/** Below the trigger, or above it where there is no room; never beyond the window's edge. */
function placeBeside(list: HTMLElement, trigger: HTMLElement) {
  const gap = 6;
  const margin = 8;
  const box = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const fitsBelow = box.bottom + gap + height <= window.innerHeight - margin;
  const top = fitsBelow ? box.bottom + gap : box.top - gap - height;
  const left = Math.min(box.left, window.innerWidth - margin - width);
  list.style.top = `${Math.max(margin, top)}px`;
  list.style.left = `${Math.max(margin, left)}px`;
}
