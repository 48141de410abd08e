import { useSyncExternalStore } from 'react';
import { storedChoice } from '#ui/stored-choice.ts';

/** Whether single letters are shortcuts. People who speak to their computer turn them off (WCAG 2.1.4). */
const chosen = storedChoice<'on' | 'off'>('singleKeys', (stored) =>
  stored === 'off' ? 'off' : 'on',
);

export function useSingleKeys(): boolean {
  return useSyncExternalStore(chosen.subscribe, chosen.get) === 'on';
}

export function setSingleKeys(isOn: boolean): void {
  chosen.set(isOn ? 'on' : 'off');
}
