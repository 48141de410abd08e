import { whenIdle } from '#ui/loading/when-idle.ts';

/** Milliseconds after which a visitor who only reads counts as active. */
const patience = 5000;

/** Calls back once the visitor has scrolled, touched, typed, moved the pointer or stayed, when the browser is idle. */
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
  // The first activity may be before the app started.
  if (scrollY > 0 || navigator.userActivation?.hasBeenActive) go();
}
