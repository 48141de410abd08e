import { type FormEvent, useEffect, useRef, useState } from 'react';
import { answerWordsLimit } from '#domain/leads/visit-answer.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';

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
    <form aria-label="Another time" noValidate className="mt-6" onSubmit={send}>
      <TextAreaField
        ref={field}
        name="words"
        label="Which days or times work for you?"
        hint="Only days and times, please. Nothing about your health."
        error={isMissing ? 'Please tell us which days or times work for you' : null}
        maxLength={answerWordsLimit}
        rows={3}
        required
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" busy={isSending} busyLabel="Sending…">
          Send
        </Button>
        <Button variant="outline" onClick={onClose}>
          Never mind
        </Button>
      </div>
    </form>
  );
}
