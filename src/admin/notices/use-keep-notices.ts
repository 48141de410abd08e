import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { report } from '#data/problems/report.ts';
import { keepNotices } from './notice-choice.ts';
import { canPush } from './push.ts';

/**
 * Once per sign-in, the list of devices learns that this one is in use. A notice that is tapped opens its request
 * here.
 */
export function useKeepNotices(uid: string, signedIn: boolean): void {
  useEffect(() => {
    // The next start of the back office tries again.
    if (signedIn) keepNotices(uid).catch((error) => report(error, 'Failed to keep notices on'));
  }, [uid, signedIn]);

  const navigate = useNavigate();
  useEffect(() => {
    if (!canPush() || !signedIn) return;
    const open = ({ data }: MessageEvent<{ open?: unknown }>) => {
      if (typeof data.open === 'string') void navigate(data.open);
    };
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', open);
    return () => serviceWorker.removeEventListener('message', open);
  }, [signedIn, navigate]);
}
