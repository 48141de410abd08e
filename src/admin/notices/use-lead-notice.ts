import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPath } from '#domain/next-path.ts';
import { useNoticeChoice } from './notice-choice.ts';

/**
 * Shows a notification of new leads while the tab is hidden, where no push does. Numbers only: a name or an injury must not be
 * on a lock screen. waiting is null while unknown.
 */
export function useLeadNotice(waiting: number | null): void {
  const isOn = useNoticeChoice() === 'page';
  const navigate = useNavigate();
  const known = useRef(waiting);

  useEffect(() => {
    if (waiting === null) return;
    const arrived = known.current !== null && waiting > known.current;
    known.current = waiting;
    if (!arrived || !isOn || document.visibilityState === 'visible') return;
    const notice = new Notification('A new request has come in', {
      body: waiting === 1 ? '1 request is waiting.' : `${waiting} requests are waiting.`,
      icon: '/img/mark.svg',
      // A later one replaces it.
      tag: 'new-leads',
    });
    notice.onclick = () => {
      notice.close();
      window.focus();
      void navigate(dashboardPath);
    };
  }, [waiting, isOn, navigate]);
}
