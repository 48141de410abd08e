import { useEffect, useState } from 'react';
import { type AnalyticsAnswer, loadAnalytics } from './load-analytics.ts';

type Request = Promise<AnalyticsAnswer>;

/**
 * The answer to the latest request, null while it is on its way. Not <Suspense>: the button that asks
 * again must know as well, and keep its focus.
 */
export function useAnswer(first: Request) {
  const [request, setRequest] = useState(first);
  const [settled, setSettled] = useState<{ request: Request; answer: AnalyticsAnswer }>();
  useEffect(() => {
    request.then((answer) => setSettled({ request, answer }));
  }, [request]);
  return {
    answer: settled?.request === request ? settled.answer : null,
    refresh: () => setRequest(loadAnalytics()),
  };
}
