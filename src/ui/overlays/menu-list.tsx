import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

export type MenuItem = { label: string; onSelect: () => void };

/** Which item gets the focus first. */
export type MenuStart = 'first' | 'last';

type MenuListProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  start: MenuStart;
  trigger: HTMLElement;
  onClose: () => void;
};

/**
 * The open menu; arrow keys move within it. It is drawn at the end of the dialog or of the page's main part, where no
 * scrolling table clips it: the popovers that browsers have for this are newer than Safari 16.
 */
export function MenuList({ id, label, items, start, trigger, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    const place = () => placeBeside(menu, trigger);
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

  const closeFromOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node)) return;
    if (!list.current?.contains(target) && !trigger.contains(target)) onClose();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);

  const closeToTrigger = () => {
    trigger.focus();
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return closeToTrigger();
    if (event.key === 'Escape') {
      // Closes only the menu, not a dialog around it.
      event.preventDefault();
      return closeToTrigger();
    }
    const next = target(itemsIn(event.currentTarget), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return createPortal(
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
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
            closeToTrigger();
            item.onSelect();
          }}
        >
          {item.label}
        </button>
      ))}
    </div>,
    trigger.closest('dialog, main') ?? document.body,
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
