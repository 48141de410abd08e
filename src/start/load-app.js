// Starts the app at the first act that needs it. Until then a built page is HTML, this, and the small script src/page.ts,
// which comes when the page is quiet. Also renders the parts that the first paint left out. For input before the app:
// held-input.js.
(() => {
  const app = document.getElementById('app');
  const { needs } = document.getElementById('answers').dataset;
  const start = () => document.head.append(app.content);
  // The press is drawn first.
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start));
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

  const at =
    (selector) =>
    ({ target }) =>
      target.closest?.(selector);
  const isField = at('input, select, textarea');
  const isControl = at(
    'button:not([data-cookies], [data-focus]), a[data-app], input, select, textarea',
  );
  for (const [type, isNeeded] of [
    ['focusin', isField],
    ['input', isField],
    ['click', isControl],
    // A finger may only scroll.
    ['pointerdown', (event) => event.pointerType === 'mouse' && isControl(event)],
    ['submit', () => true],
  ]) {
    addEventListener(type, (event) => isNeeded(event) && startAfterFrame(), {
      capture: true,
      passive: true,
    });
  }
  addEventListener('app-needed', start);

  // After a reload, Back to a page that the app had shown keeps this document: without the app nothing else renders it.
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    const isHere = location.pathname === pathname && location.search === search;
    if (!isHere && app.content.childElementCount > 0) location.reload();
  });

  // On the home page in English.
  const inSpanish = document.getElementById('in-spanish');
  if (inSpanish && /^es\b/i.test(navigator.language)) inSpanish.replaceWith(inSpanish.content);

  const showStandIn = ({ target }) => {
    const { fallback } = target.dataset ?? {};
    if (!fallback || target.getAttribute('src') === fallback) return;
    target.srcset = '';
    target.src = fallback;
  };
  addEventListener('error', showStandIn, { capture: true });

  // What was typed before the visitor went to another page is in the tab's storage.
  const hasDraft = () => {
    try {
      return [...document.forms].some(
        ({ elements: { type } }) => type && `form:${type.value}` in sessionStorage,
      );
    } catch {
      // Harmless: a browser may refuse storage.
    }
  };
  const isNeededAtOnce = () =>
    needs === 'app' || (needs === 'query' && location.search) || hasDraft();
  const begin = () => {
    if (isNeededAtOnce()) start();
    // Harmless: the page can be read without it, and the app brings all of it at the first act that needs it.
    import(app.dataset.page).catch(() => {});
  };
  addEventListener('load', () =>
    whenIdle(
      () => {
        drawRest([...document.querySelectorAll('main>:nth-child(n+3 of :not(script)),footer')]);
        // Not before a visitor sees the page.
        if (document.prerendering) document.addEventListener('prerenderingchange', begin);
        else begin();
      },
      { timeout: 2000 },
    ),
  );
})();
