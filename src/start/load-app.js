// Loads the app in a built page when the browser is idle, or at the first touch. Then renders the parts that the
// first paint left out, one by one. For input before the app: held-input.js.
(() => {
  const start = () => document.head.append(document.getElementById('app').content);
  // Safari lacks requestIdleCallback and gets a moment to draw the page instead.
  const whenIdle = (act, options) =>
    'requestIdleCallback' in window ? requestIdleCallback(act, options) : setTimeout(act, 200);
  const root = document.getElementById('root');
  const drawRest = (parts) => {
    const part = parts.shift();
    if (!part) return root.removeAttribute('data-undrawn');
    part.style.contentVisibility = 'visible';
    whenIdle(() => drawRest(parts));
  };
  // After Back, a reload or a link to a part of the page, the browser scrolls to a place, which must not move.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash) drawRest([]);
  // A press may lead to a part of the page, too.
  addEventListener('click', () => drawRest([]), { capture: true, once: true });
  for (const type of ['pointerdown', 'keydown', 'focusin', 'scroll', 'click', 'submit']) {
    addEventListener(type, start, { capture: true, once: true, passive: true });
  }
  addEventListener('app-ready', () =>
    whenIdle(() =>
      drawRest([...document.querySelectorAll('main>:nth-child(n+3 of :not(script)),footer')]),
    ),
  );
  addEventListener('load', () => whenIdle(start, { timeout: 2000 }));
})();
