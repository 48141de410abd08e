import { useSearchParams } from 'react-router-dom';
import type { VisitAnswer } from '#domain/leads/visit-answer.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { asksToMove, hasConfirmed } from '#domain/visits/visit-state.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';
import { schedulePath } from '../../../shared/paths/paths.ts';
import { addressOpening, addressWith } from '../../../shared/paths/schedule-address.ts';
import { SaveButton } from '../../../shared/save/save-button.tsx';

/** What the patient answered by the link in the mail; with the next act while staff have to do something. */
export function PatientAnswer({ visit }: { visit: Visit }) {
  const { answer } = visit;
  if (!answer) return null;
  if (answer.open) return <OpenAnswer visit={visit} answer={answer} />;
  if (answer.kind === 'confirmed' && !hasConfirmed(visit)) return null;
  return (
    <p className="mt-3 wrap-anywhere text-text-2">
      {closedTexts[answer.kind]}
      {answer.words && `: “${answer.words}”`}, <LeadDate moment={answer.at} className="num" />
    </p>
  );
}

const closedTexts: Record<VisitAnswer['kind'], string> = {
  confirmed: 'Confirmed by patient',
  move: 'The patient asked for another time',
  cancelled: 'Cancelled by patient',
};

function OpenAnswer({ visit, answer }: { visit: Visit; answer: VisitAnswer }) {
  const [params] = useSearchParams();
  const isCancelled = answer.kind === 'cancelled';
  return (
    <Notice
      tone="warn"
      title={isCancelled ? closedTexts.cancelled : 'Asks for another time'}
      className="mt-4"
    >
      {answer.words && <p className="wrap-anywhere whitespace-pre-line">“{answer.words}”</p>}
      <p>
        <LeadDate moment={answer.at} className="num" />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isCancelled && (
          <ButtonLink to={addressOpening(params, { next: visit.id })} preventScrollReset>
            Book a new time
          </ButtonLink>
        )}
        {asksToMove(visit) && (
          <ButtonLink
            to={addressWith(params, { visit: visit.id, move: '' })}
            preventScrollReset
            replace={params.has('visit')}
          >
            Move
          </ButtonLink>
        )}
        <SaveButton
          action={schedulePath}
          fields={{
            ...{ intent: 'answer', id: visit.id },
            ...{ kind: answer.kind, at: String(answer.at.getTime()) },
          }}
          fetcherKey={`answer-of-${visit.id}`}
          variant="outline"
        >
          Done
        </SaveButton>
      </div>
    </Notice>
  );
}
