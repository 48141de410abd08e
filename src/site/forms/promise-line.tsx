import { usePromise } from './use-promise.ts';

/** Until when a request that is sent now is answered. Keeps room for the time, so that nothing moves when it comes. */
export function PromiseLine() {
  return (
    <p className="min-h-[2lh] text-text-2 sm:min-h-[1lh]">We’ll get back to you {usePromise()}.</p>
  );
}
