import { useEffect } from 'react';
import { report } from '#data/problems/report.ts';
import { keepNotices } from '../../shared/notices/notice-choice.ts';

/** Once per sign-in, the list of devices learns that this one is in use. */
export function useKeepNotices(uid: string, signedIn: boolean): void {
  useEffect(() => {
    // The next start of the back office tries again.
    if (signedIn) keepNotices(uid).catch((error) => report(error, 'Failed to keep notices on'));
  }, [uid, signedIn]);
}
