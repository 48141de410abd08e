import { whenIdle } from '#ui/loading/when-idle.ts';

/** Milliseconds after which somebody who only reads counts as well. */
const patience = 5000;

/** Acts once the visitor has scrolled, touched, typed, moved the pointer or stayed, when there is nothing better to do. */
export function onFirstActivity(act: () => void): void {
  const watch = new AbortController();
  const go = () => {
    watch.abort();
    clearTimeout(timer);
    whenIdle(act);
  };
  const timer = setTimeout(go, patience);
  for (const type of ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin']) {
    addEventListener(type, go, { capture: true, passive: true, signal: watch.signal });
  }
  // It may have been before the app came.
  if (scrollY > 0 || navigator.userActivation?.hasBeenActive) go();
}
