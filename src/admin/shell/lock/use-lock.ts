import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  type LockReason,
  lockReason,
  onLock,
  watchActivity,
} from '../../shared/access/lock-times.ts';
import { holdDrafts, releaseDrafts } from '../../shared/drafts/tab-owner.ts';

/**
 * Why the screen is locked; null while it is open, and while the person's keys and touches keep it open. Until the password
 * typed words are in memory alone, also when another tab signs out.
 */
export function useLock(): LockReason | null {
  const reason = useSyncExternalStore(onLock, lockReason);
  const isLocked = reason !== null;
  useEffect(watchActivity, []);
  useLayoutEffect(() => {
    if (!isLocked) return;
    holdDrafts();
    return releaseDrafts;
  }, [isLocked]);
  return reason;
}
