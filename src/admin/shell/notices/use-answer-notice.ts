import { useNavigate } from 'react-router-dom';
import { serverDate } from '#data/server-clock.ts';
import type { Settled } from '#data/settled.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { visitPath } from '../../shared/paths/schedule-address.ts';
import { useArrivals } from './use-arrivals.ts';

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
