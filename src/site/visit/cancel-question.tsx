import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import * as words from '#words/visit.ts';

type CancelQuestionProps = { isSending: boolean; onConfirm: () => void; onClose: () => void };

export function CancelQuestion({ isSending, onConfirm, onClose }: CancelQuestionProps) {
  const question = useRef<HTMLHeadingElement>(null);

  useEffect(() => question.current?.focus(), []);

  return (
    <div className="mt-6">
      <h3 ref={question} tabIndex={-1} className="text-h4" aria-describedby="cancel-text">
        {words.cancelQuestion}
      </h3>
      <p id="cancel-text" className="mt-1 max-w-[48ch] text-text-2">
        {words.cancelNote}
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="danger" busy={isSending} busyLabel={words.cancelling} onClick={onConfirm}>
          {words.cancelYes}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.cancelNo}
        </Button>
      </div>
    </div>
  );
}
