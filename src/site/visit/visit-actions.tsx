import { serverDate } from '#data/server-clock.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { icsFileName, visitIcs } from '#domain/visits/ics.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { saveFile } from '#ui/save-file.ts';
import { calendarTexts } from '#words/calendar-entry.ts';
import * as words from '#words/visit.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { OtherPlans } from './other-plans.tsx';
import type { Answering, ShownVisit } from './use-visit.ts';

export function VisitActions({ shown, ...answering }: Answering & { shown: ShownVisit }) {
  const clinic = useClinic();
  const { status, asksToMove } = shown.visit;
  const { answer, sending, errors } = answering;
  const mayConfirm = status === 'scheduled';
  return (
    <>
      <div className="mt-7">
        <ErrorSummary errors={errors}>
          {words.orCall} <PhoneLink />.
        </ErrorSummary>
      </div>
      {status !== 'held' && (
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {mayConfirm && (
            <Button
              variant={asksToMove ? 'outline' : 'primary'}
              busy={sending === 'confirmed'}
              busyLabel={words.confirming}
              onClick={() => answer('confirmed')}
            >
              {asksToMove ? words.keepTime : words.confirm}
            </Button>
          )}
          <Button
            variant={mayConfirm ? 'outline' : 'primary'}
            onClick={() => addToCalendar(shown, clinic)}
          >
            {words.addToCalendar}
          </Button>
        </div>
      )}
      <OtherPlans shown={shown} {...answering} />
    </>
  );
}

function addToCalendar({ visit }: ShownVisit, clinic: Clinic): void {
  const status = visit.status === 'confirmed' ? 'confirmed' : 'scheduled';
  const file = visitIcs({ ...visit, status }, clinic, serverDate(), calendarTexts);
  saveFile([file], 'text/calendar;charset=utf-8', icsFileName(visit, calendarTexts));
}
