import type { Page } from 'playwright/test';

/** What the keyboard met on its way through a page and should not have, one line each. */
export async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(watchTabs);
  // Asking after each press would take twice as long.
  while (!(await page.evaluate(() => window.tabWalk.isOver))) {
    for (let press = 0; press < 10; press++) await page.keyboard.press('Tab');
  }
  return [
    ...(await page.evaluate(() => window.tabWalk.problems)),
    ...(await page.evaluate(findMissed)),
  ];
}

declare global {
  interface Window {
    tabWalk: { reached: Set<Element>; problems: string[]; isOver: boolean };
  }
}

/** Each Tab first judges the control that the Tab before has focused: by now the browser has scrolled to it. */
function watchTabs(): void {
  const reached = new Set<Element>();
  const walk = { reached, problems: [] as string[], isOver: false };
  window.tabWalk = walk;
  // The next Tab starts at the top of the document, wherever an earlier walk has ended.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  let isFirst = true;
  const listening = new AbortController();
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return;
      const problem = isFirst ? '' : judge(document.activeElement);
      isFirst = false;
      if (problem) walk.problems.push(problem);
      if (problem !== null) return;
      walk.isOver = true;
      listening.abort();
    },
    { capture: true, signal: listening.signal },
  );

  /** Null at the end, '' where all is well. */
  function judge(element: Element | null): string | null {
    // The body again, or the first control: the way has come to its end.
    if (!element || element === document.body) return null;
    const name = element.outerHTML.slice(0, 120);
    if (reached.has(element)) {
      const [first] = reached;
      if (element === first) return null;
      // A date has several parts.
      return element.matches('[type="date"]') ? '' : `Reached twice: ${name}`;
    }
    reached.add(element);

    // A control that is drawn by its label is as good as its label.
    const drawn = element.closest('label') ?? element;
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top || !(drawn.contains(top) || top.contains(drawn))) return `Out of sight: ${name}`;

    const isMarked = [element, drawn].some((each) => {
      const { outlineStyle, boxShadow } = getComputedStyle(each);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    return isMarked ? '' : `Focus not marked: ${name}`;
  }
}

/** Controls on the page that Tab did not come to. */
function findMissed(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex="0"]',
  );
  const missed = [...controls].filter((control) => {
    if (window.tabWalk.reached.has(control) || control.tabIndex < 0) return false;
    // Of radio buttons Tab meets one, arrows the others.
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      return ![...window.tabWalk.reached].some(
        (each) => each instanceof HTMLInputElement && each.name === control.name,
      );
    }
    return control.checkVisibility({ visibilityProperty: true });
  });
  return missed.map((control) => `Not reached: ${control.outerHTML.slice(0, 120)}`);
}
