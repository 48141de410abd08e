import { type FormEvent, useEffect, useRef, useState } from 'react';
import { answerWordsLimit } from '#domain/leads/visit-answer.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';
import * as texts from '#words/visit.ts';

type MoveFormProps = {
  words: string;
  onWords: (words: string) => void;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
};

export function MoveForm({ words, onWords, isSending, onSend, onClose }: MoveFormProps) {
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
