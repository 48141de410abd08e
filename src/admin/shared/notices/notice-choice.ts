import { useSyncExternalStore } from 'react';
import { storedChoice } from '#ui/stored-choice.ts';
import { canPush, hasOldKey, keepPush, startPush, stopPush } from './push.ts';

/** 'push': also while no page of the back office is open. 'page': by an open page only, where there is no push. */
type NoticeChoice = 'push' | 'page' | 'off';

/** Off until the person turns it on. 'on' is what earlier builds stored. */
const chosen = storedChoice<NoticeChoice>('leadNotices', (stored) => {
  if (stored === 'push') return 'push';
  return stored === 'page' || stored === 'on' ? 'page' : 'off';
});

/** Phones have the permission but no notices of pages. */
const isPhone = () => /Android|iPhone|iPad/.test(navigator.userAgent);

export function canNotify(): boolean {
  return 'Notification' in window && (canPush() || !isPhone());
}

/** It can be withdrawn in the browser's settings. Chromium takes milliseconds for it: nothing asks as it renders. */
export function noticeChoice(): NoticeChoice {
  const choice = chosen.get();
  return choice !== 'off' && canNotify() && Notification.permission === 'granted' ? choice : 'off';
}

export function useNoticeChoice(): NoticeChoice {
  return useSyncExternalStore(chosen.subscribe, noticeChoice);
}

/** False when the browser does not allow it. Rejects when this device could not be stored. */
export async function turnOnNotices(uid: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  if (canPush()) await startPush(uid);
  chosen.set(canPush() ? 'push' : 'page');
  return true;
}

/** Rejects when this device could not be removed: then it still rings. */
export async function turnOffNotices(uid: string): Promise<void> {
  if (noticeChoice() === 'push') await stopPush(uid);
  chosen.set('off');
}

/** At the start: a device off the list is switched off, and one with an old key is off until it has the new one. */
export async function keepNotices(uid: string): Promise<void> {
  if (noticeChoice() !== 'push') return;
  const isOutdated = await hasOldKey();
  if (isOutdated) chosen.set('off');
  const isOn = await keepPush(uid);
  if (isOn && isOutdated) chosen.set('push');
  if (!isOn) chosen.set('off');
}

type PageNotice = {
  title: string;
  body: string;
  /** A later notice with the same tag replaces it. */
  tag: string;
  onClick: () => void;
};

/** Shows a notice while the tab is hidden. Numbers only: no name may be on a lock screen. On phones, pages have no notices. */
export function showNotice({ title, body, tag, onClick }: PageNotice): void {
  if (noticeChoice() === 'off' || isPhone() || document.visibilityState === 'visible') return;
  const notice = new Notification(title, { body, icon: '/img/mark.svg', tag });
  notice.onclick = () => {
    notice.close();
    window.focus();
    onClick();
  };
}
