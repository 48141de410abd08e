import { useState } from 'react';
import { report } from '#data/problems/report.ts';

type Refusal = { ok: false; error: string };

const failed = 'Something went wrong. Please try again.';

/** A form that asks the sign-in service: what is typed stays after a refusal. */
export function useAnswer() {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<{ message: string }[]>([]);
  const refuse = (message: string) => setErrors([{ message }]);

  /** Returns the answer unless it is a refusal, whose text is in `errors`. */
  async function ask<Answer extends object>(
    work: () => Promise<Answer | Refusal>,
  ): Promise<Answer | null> {
    if (isBusy) return null;
    setIsBusy(true);
    setErrors([]);
    try {
      const answer = await work();
      if (!('error' in answer)) return answer as Answer;
      refuse((answer as Refusal).error);
    } catch (error) {
      report(error, failed);
      refuse(failed);
    } finally {
      setIsBusy(false);
    }
    return null;
  }
  return { isBusy, errors, refuse, ask };
}
