import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Progress } from './use-import.ts';

type ImportProgressProps = {
  progress: Progress | null;
  isBusy: boolean;
  /** Why it stopped. */
  failure: string | undefined;
  onContinue: () => void;
};

export function ImportProgress({ progress, isBusy, failure, onContinue }: ImportProgressProps) {
  const { done, of } = progress ?? { done: 0, of: 0 };
  return (
    <Card as="section" aria-labelledby="step" className="p-5">
      <StepHeading step={4} title="Bring the patients" />
      <p className="num mt-1 text-text-2" role="status">
        {done.toLocaleString('en-US')} of {of.toLocaleString('en-US')}
      </p>
      <progress className="progress mt-3 w-full" value={done} max={of || 1} aria-label="Import" />
      {isBusy && (
        <p className="mt-3 text-text-2">
          Keep this page open. If you leave, it stops, and you can continue with the same file.
        </p>
      )}
      {failure && !isBusy && (
        <Notice
          tone="bad"
          role="alert"
          className="mt-4"
          title="The import stopped"
          action={<Button onClick={onContinue}>Continue</Button>}
        >
          {failure} Continue brings the rest: nobody comes twice.
        </Notice>
      )}
    </Card>
  );
}
