import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Settled } from '#data/settled.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { visitPath } from '../schedule/schedule-address.ts';

const keyOf = ({ id, answer }: Visit) => `${id} ${answer?.at.getTime()}`;

/** Says that a patient has answered, with the way to the visit, when the answer arrives while the page is open. */
export function useAnswerNotice(openAnswers: Settled<Visit[]>): void {
  const navigate = useNavigate();
  const known = useRef<Set<string> | null>(null);

  useEffect(() => {
    if (!openAnswers.ok) return;
    const visits = openAnswers.value;
    const arrived = visits.filter((visit) => known.current && !known.current.has(keyOf(visit)));
    known.current = new Set([...(known.current ?? []), ...visits.map(keyOf)]);
    for (const visit of arrived) {
      toast.success(newsText(visit), {
        action: { label: 'Open', onSelect: () => void navigate(visitPath(visit)) },
      });
    }
  }, [openAnswers, navigate]);
}

function newsText({ patientName, startsAt, answer }: Visit): string {
  const when = shortMoment(startsAt);
  return answer?.kind === 'cancelled'
    ? `${patientName} cancelled the appointment on ${when}`
    : `${patientName} asks for another time than ${when}`;
}
