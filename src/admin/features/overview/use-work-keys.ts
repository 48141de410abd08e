import { useEffectEvent, useLayoutEffect } from 'react';
import { useTopModal } from '#ui/overlays/open-modals.ts';
import { useSignedIn } from '../../shared/access/while-signed-in.tsx';
import { schedulePath } from '../../shared/paths/paths.ts';
import { useSingleKeys } from './single-keys.ts';

/**
 * Keys of the work list: J and K move the focus from name to name, C and S follow the link of the focused row, ?
 * opens the list of keys. Enter follows the focused link by itself. Never in a field or while a dialog is open.
 */
export function useWorkKeys(onHelp: () => void): void {
  const areOn = useSingleKeys();
  const isCovered = useTopModal() !== null;
  const isListening = useSignedIn() && areOn && !isCovered;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event)) return;
    const act = acts[event.key.toLowerCase()];
    if (event.key === '?') onHelp();
    else if (!act || (event.repeat && !act.repeats)) return;
    else act.run();
    event.preventDefault();
  });

  // Keys work as soon as the list is seen: a plain effect would run some time after the paint.
  useLayoutEffect(() => {
    if (!isListening) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isListening]);
}

const acts: Record<string, { run: () => void; repeats?: boolean }> = {
  j: { run: () => moveFocus(1), repeats: true },
  k: { run: () => moveFocus(-1), repeats: true },
  c: { run: () => followInRow('a[href^="tel:"]') },
  s: { run: () => followInRow(`a[href^="${schedulePath}"]`) },
};

function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  const field = 'input, textarea, select, [contenteditable]';
  return isComposing || (target instanceof Element && target.closest(field) !== null);
}

/** The names in the list, from top to bottom. */
function names(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main a[id^=lead-]')];
}

const rowOf = (element: Element | null) => element?.closest('li') ?? null;

/** From outside the list to its first name. */
function moveFocus(step: 1 | -1): void {
  const all = names();
  const row = rowOf(document.activeElement);
  const place = row ? all.findIndex((name) => rowOf(name) === row) : -1;
  const next = place < 0 ? all[0] : all[place + step];
  next?.focus();
}

function followInRow(link: string): void {
  const row = rowOf(document.activeElement);
  if (!row || !names().some((name) => rowOf(name) === row)) return;
  row.querySelector<HTMLElement>(link)?.click();
}
