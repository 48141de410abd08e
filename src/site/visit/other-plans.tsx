import { type FormEvent, useEffect, useRef, useState } from 'react';
import { answerWordsLimit } from '#domain/leads/visit-answer.ts';
import { countCharacters } from '#domain/text/count-characters.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';
import { CountContext } from '#ui/forms/too-long.tsx';
import * as texts from '#words/visit.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
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
    <section
      aria-label={texts.cantCome}
      className="mt-9 border-t border-line-strong pt-6 print:hidden"
    >
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

type CancelQuestionProps = { isSending: boolean; onConfirm: () => void; onClose: () => void };

function CancelQuestion({ isSending, onConfirm, onClose }: CancelQuestionProps) {
  const question = useRef<HTMLHeadingElement>(null);

  useEffect(() => question.current?.focus(), []);

  return (
    <div className="mt-6">
      <h3 ref={question} tabIndex={-1} className="text-h4" aria-describedby="cancel-text">
        {texts.cancelQuestion}
      </h3>
      <p id="cancel-text" className="mt-1 max-w-[48ch] text-text-2">
        {texts.cancelNote}
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="danger" busy={isSending} busyLabel={texts.cancelling} onClick={onConfirm}>
          {texts.cancelYes}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {texts.cancelNo}
        </Button>
      </div>
    </div>
  );
}

type MoveFormProps = {
  words: string;
  onWords: (words: string) => void;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
};

function MoveForm({ words, onWords, isSending, onSend, onClose }: MoveFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => field.current?.focus(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = words.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else onSend();
  };

  return (
    <form aria-label={texts.moveForm} noValidate className="mt-6" onSubmit={send}>
      <CountContext value={countCharacters}>
        <TextAreaField
          ref={field}
          name="words"
          label={texts.whichTimes}
          hint={texts.whichTimesHint}
          error={isMissing ? texts.whichTimesMissing : null}
          maxLength={answerWordsLimit}
          rows={3}
          required
          value={words}
          onChange={({ target }) => onWords(target.value)}
        />
      </CountContext>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" busy={isSending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {texts.neverMind}
        </Button>
      </div>
    </form>
  );
}
