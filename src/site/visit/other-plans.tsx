import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import * as texts from '#words/visit.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { MoveForm } from './move-form.tsx';
import type { Answering, ShownVisit } from './use-visit.ts';

type OtherPlansProps = Pick<Answering, 'answer' | 'sending'> & { shown: ShownVisit };

/** Asks for another time, or cancels. Typed words stay until they are stored. */
export function OtherPlans({ shown, answer, sending }: OtherPlansProps) {
  const clinic = useClinic();
  const [open, setOpen] = useState<'move' | 'cancelled' | null>(null);
  const [words, setWords] = useState('');
  const moveButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { visit, isLate } = shown;
  const toggle = (which: typeof open) => setOpen(open === which ? null : which);

  const close = () => {
    (open === 'move' ? moveButton : cancelButton).current?.focus();
    setOpen(null);
  };
  const ask = async () => {
    if (!(await answer('move', words.trim()))) return;
    setOpen(null);
    setWords('');
  };

  return (
    <section aria-label={texts.cantCome} className="mt-9 border-t border-line-strong pt-6">
      <h2 className="text-h4">{texts.cantCome}</h2>
      <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {!visit.asksToMove && visit.status !== 'held' && (
          <Button
            ref={moveButton}
            variant="outline"
            size="sm"
            className="min-h-11"
            aria-expanded={open === 'move'}
            onClick={() => toggle('move')}
          >
            {texts.askForAnother}
          </Button>
        )}
        {!isLate && (
          <Button
            ref={cancelButton}
            variant="outline"
            size="sm"
            className="min-h-11"
            aria-expanded={open === 'cancelled'}
            onClick={() => toggle('cancelled')}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
      {isLate && (
        <p className="mt-4 max-w-[48ch]">
          {texts.tooLateToCancel(clinic.cancelNoticeHours)} <PhoneLink />.
        </p>
      )}
      {open === 'move' && !visit.asksToMove && (
        <MoveForm
          words={words}
          onWords={setWords}
          isSending={sending === 'move'}
          onSend={ask}
          onClose={close}
        />
      )}
      {open === 'cancelled' && !isLate && (
        <CancelQuestion
          isSending={sending === 'cancelled'}
          onConfirm={() => void answer('cancelled')}
          onClose={close}
        />
      )}
    </section>
  );
}
