import { useSyncExternalStore } from 'react';
import { storedChoice } from '#ui/stored-choice.ts';

/** Whether this browser shows desktop notifications of new requests. Off until the person turns it on. */
const chosen = storedChoice<'on' | 'off'>('leadNotices', (stored) =>
  stored === 'on' ? 'on' : 'off',
);

/** Phones have the permission but no page notifications. */
export const canNotify =
  'Notification' in window && !/Android|iPhone|iPad/.test(navigator.userAgent);

/** The permission can be withdrawn in the browser's settings. */
function isOn(): boolean {
  return canNotify && chosen.get() === 'on' && Notification.permission === 'granted';
}

export function useDesktopNotices(): boolean {
  return useSyncExternalStore(chosen.subscribe, isOn);
}

/** False when the browser does not allow it. */
export async function turnOnNotices(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  chosen.set('on');
  return true;
}

export function turnOffNotices(): void {
  chosen.set('off');
}
