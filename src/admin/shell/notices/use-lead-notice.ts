import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPath } from '#domain/next-path.ts';
import { noticeChoice, showNotice } from '../../shared/notices/notice-choice.ts';

/** Shows a notice of new leads, where no push does. waiting is null while unknown. */
export function useLeadNotice(waiting: number | null): void {
  const navigate = useNavigate();
  const known = useRef(waiting);

  useEffect(() => {
    if (waiting === null) return;
    const arrived = known.current !== null && waiting > known.current;
    known.current = waiting;
    if (!arrived || noticeChoice() !== 'page') return;
    showNotice({
      title: 'A new request has come in',
      body: waiting === 1 ? '1 request is waiting.' : `${waiting} requests are waiting.`,
      tag: 'new-leads',
      onClick: () => void navigate(dashboardPath),
    });
  }, [waiting, navigate]);
}
