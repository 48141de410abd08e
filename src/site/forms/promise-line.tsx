import { usePromise } from './use-promise.ts';

/** The time by which a request sent now is answered. Reserves the line, so that nothing moves when the time appears. */
export function PromiseLine() {
  const promise = usePromise();
  return (
    <p className="min-h-[2lh] text-text-2 sm:min-h-[1lh]">
      {promise && `We’ll get back to you ${promise}.`}
    </p>
  );
}
