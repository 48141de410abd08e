import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { report } from '#data/problems/report.ts';
import { serverDate } from '#data/server-clock.ts';
import type { Settled } from '#data/settled.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { keepNotices, noticeChoice, showNotice } from '../../shared/notices/notice-choice.ts';
import { visitPath } from '../../shared/paths/schedule-address.ts';
import { useArrivals } from './use-arrivals.ts';

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

const keyOf = ({ id, answer }: Visit) => `${id} ${answer?.at.getTime()}`;

/** Shows a toast with a link to the visit when a patient's answer arrives while the page is open. */
export function useAnswerNotice(openAnswers: Settled<Visit[]>): void {
  const navigate = useNavigate();
  useArrivals(openAnswers.ok ? openAnswers.value : null, keyOf, (arrived) => {
    for (const visit of arrived) {
      toast.success(newsText(visit), {
        action: { label: 'Open', onSelect: () => void navigate(visitPath(visit)) },
      });
    }
  });
}

function newsText({ patientName, startsAt, answer }: Visit): string {
  const when = shortMoment(startsAt, serverDate());
  return answer?.kind === 'cancelled'
    ? `${patientName} cancelled the visit on ${when}`
    : `${patientName} asks for another time than ${when}`;
}

/** Once per sign-in, the list of devices learns that this one is in use. */
export function useKeepNotices(uid: string, signedIn: boolean): void {
  useEffect(() => {
    // The next start of the back office tries again.
    if (signedIn) keepNotices(uid).catch((error) => report(error, 'Failed to keep notices on'));
  }, [uid, signedIn]);
}
