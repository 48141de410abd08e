import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Submission } from '#data/form-submission.ts';

/**
 * What travels with the answers. The id stays the same while the answers do, so that trying again
 * stores them once; corrected answers are a request of their own and must not get lost.
 */
export function useSubmission(): (answers: object, website: string) => Submission {
  const { key } = useLocation();
  const shownAt = useRef(0);
  const last = useRef({ answers: '', id: '' });

  useEffect(() => {
    // The first page stood there with its form before the app came.
    shownAt.current = key.startsWith('default') ? 0 : performance.now();
  }, [key]);

  return (answers, website) => {
    const text = JSON.stringify(answers);
    if (last.current.answers !== text) last.current = { answers: text, id: crypto.randomUUID() };
    return {
      submissionId: last.current.id,
      elapsedMs: Math.round(performance.now() - shownAt.current),
      website,
    };
  };
}
