// Brings the app to a page of the build when all is quiet, or at the first touch. What a visitor does before
// it has come is not lost: presses of buttons and sent forms wait for it, and typed text is told to it.
// Then it has the parts drawn that the first drawing left out, one by one.
(() => {
  let repeat;
  const filled = new Map();
  const start = () => document.head.append(document.getElementById('app').content);
  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('button');
    if (!target) return;
    event.preventDefault();
    // Parts of the page may have been taken over already; it is done once, later.
    event.stopPropagation();
    repeat = () => (event.type === 'submit' ? target.requestSubmit() : target.click());
    start();
  };
  const note = ({ target }) => filled.set(target, target.value);
  const tell = (value, control) => {
    const say = (type) => control.dispatchEvent(new Event(type, { bubbles: true }));
    // React takes what it finds for no news, so it is made to see the value change.
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(
      control,
      value,
    );
    say('input');
    say('change');
  };
  // Not in Safari, which gets a moment to draw the page instead.
  const whenIdle = (act, options) =>
    'requestIdleCallback' in window ? requestIdleCallback(act, options) : setTimeout(act, 200);
  const root = document.getElementById('root');
  const drawRest = (parts) => {
    const part = parts.shift();
    if (!part) return root.removeAttribute('data-undrawn');
    part.style.contentVisibility = 'visible';
    whenIdle(() => drawRest(parts));
  };
  // Whoever comes back, or to a part of the page, is led to a place that has to be where it was.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash) drawRest([]);
  // What is pressed may lead to a part of the page, too.
  addEventListener('click', () => drawRest([]), { capture: true, once: true });
  for (const type of ['pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(type, start, { capture: true, once: true, passive: true });
  }
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('input', note, true);
  addEventListener('app-ready', () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    removeEventListener('input', note, true);
    filled.forEach(tell);
    repeat?.();
    whenIdle(() =>
      drawRest([...document.querySelectorAll('main>:nth-child(n+3 of :not(script)),footer')]),
    );
  });
  addEventListener('load', () => whenIdle(start, { timeout: 2000 }));
})();
