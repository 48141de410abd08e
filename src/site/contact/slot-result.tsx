import { useEffect, useRef, useState } from 'react';
import { holdSlot } from '#data/leads/hold-slot.ts';
import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { slotResultText } from '#domain/visits/slot-result.ts';
import { slotLabel } from '#domain/visits/slot-words.ts';
import { Button } from '#ui/button.tsx';
import { formTexts } from '#words/form-texts.ts';
import { slotTexts } from '#words/slots.ts';

type SlotResultProps = { answer: SlotAnswer; at: Date; onAnswer: (answer: SlotAnswer) => void };

/** What became of the chosen time. One that was taken: three others, and one press holds one. */
export function SlotResult({ answer, at, onAnswer }: SlotResultProps) {
  const first = useRef(answer);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const words = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone.
  useEffect(() => {
    if (answer !== first.current) words.current?.focus();
  }, [answer]);

  async function press(key: string, id: string) {
    if (busy) return;
    setBusy(id);
    setProblem('');
    try {
      onAnswer(await holdSlot(key, id));
    } catch (error) {
      report(error, 'A time was not held');
      setProblem(shownWords(error) || formTexts.failed);
    }
    setBusy(null);
  }

  return (
    <div className="mt-5" data-slot-result={answer.slot}>
      <p ref={words} tabIndex={-1} className="max-w-[42ch] text-lead font-semibold">
        {slotResultText(answer, at)}
      </p>
      {answer.slot === 'held' && answer.link && (
        <p className="mt-2">
          <a className="link max-md:py-2" href={answer.link}>
            {slotTexts.giveBack}
          </a>
        </p>
      )}
      {answer.slot === 'taken' && answer.next.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {answer.next.map((id) => (
            <Button
              key={id}
              type="button"
              variant="outline"
              busy={busy === id}
              busyLabel={slotTexts.holding}
              onClick={() => void press(answer.key, id)}
            >
              {slotLabel(openingFrom(id)?.startsAt ?? at, at)}
            </Button>
          ))}
        </div>
      )}
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
