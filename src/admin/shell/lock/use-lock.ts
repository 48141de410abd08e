import { useEffect, useSyncExternalStore } from 'react';
import {
  type LockReason,
  lockReason,
  onLock,
  watchActivity,
} from '../../shared/access/lock-times.ts';

/** Why the screen is locked; null while it is open, and while the person's keys and touches keep it open. */
export function useLock(): LockReason | null {
  const reason = useSyncExternalStore(onLock, lockReason);
  useEffect(watchActivity, []);
  return reason;
}
