import { useSyncExternalStore } from 'react';
import { storedChoice } from '#ui/stored-choice.ts';

/** Whether this browser shows desktop notifications. Off until the person turns it on. */
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

type DesktopNotice = {
  title: string;
  body: string;
  /** A later notice with the same tag replaces it. */
  tag: string;
  onClick: () => void;
};

/** While the tab is hidden. Numbers only: a name or an injury must not be on a lock screen. */
export function showNotice({ title, body, tag, onClick }: DesktopNotice): void {
  if (!isOn() || document.visibilityState === 'visible') return;
  const notice = new Notification(title, { body, icon: '/img/mark.svg', tag });
  notice.onclick = () => {
    notice.close();
    window.focus();
    onClick();
  };
}
