import type { Page } from 'playwright/test';
import { whenStill } from './animations-ended.ts';

/** Problems that the keyboard met on its way through a part of the page, one line each. */
export async function tabThrough(page: Page, part = 'body'): Promise<string[]> {
  await page.evaluate(prepare, part);
  await page.evaluate(`window.whenStill = ${whenStill}`);
  const problems: string[] = [];
  // Outside of the part, or at the first control again: the walk is over. One press at a time, because a bar that scrolling
  // or the end of typing reveals appears late.
  for (let problem: string | null = ''; problem !== null; ) {
    await page.keyboard.press('Tab');
    problem = await page.evaluate(inspectFocused);
    if (problem) problems.push(problem);
  }
  return [...problems, ...(await page.evaluate(findMissed))];
}

declare global {
  interface Window {
    walked: HTMLElement;
    whenStill: typeof whenStill;
    reached: Set<Element>;
  }
}

function prepare(part: string) {
  const walked = document.querySelector<HTMLElement>(part);
  if (!walked) throw new Error(`No ${part} on ${location.pathname}`);
  window.walked = walked;
  window.reached = new Set();
  // The next Tab starts at the top of the part, wherever an earlier walk has ended.
  const own = walked.getAttribute('tabindex');
  walked.tabIndex = -1;
  walked.focus();
  if (own === null) walked.removeAttribute('tabindex');
}

/** Null at the end, '' where all is well. */
async function inspectFocused(): Promise<string | null> {
  await window.whenStill();
  const element = document.activeElement;
  if (!element || element === document.body || !window.walked.contains(element)) return null;
  const name = element.outerHTML.slice(0, 120);
  // A date or a time has several parts.
  if (window.reached.has(element)) {
    const [first] = window.reached;
    if (element === first) return null;
    return element.matches('[type="date"], [type="time"]') ? '' : `Reached twice: ${name}`;
  }
  window.reached.add(element);

  // A control that is drawn by its label is as good as its label.
  const drawn = element.closest('label') ?? element;
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  // Of a long text the part in the window counts.
  const [from, to] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const top = document.elementFromPoint(box.x + box.width / 2, (from + to) / 2);
  if (!top || !(drawn.contains(top) || top.contains(drawn))) return `Out of sight: ${name}`;

  const isMarked = [element, drawn].some((each) => {
    const { outlineStyle, boxShadow } = getComputedStyle(each);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  return isMarked ? '' : `Focus not marked: ${name}`;
}

/** Controls on the page that Tab did not come to. */
function findMissed(): string[] {
  const controls = window.walked.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex="0"]',
  );
  const missed = [...controls].filter((control) => {
    if (window.reached.has(control) || control.tabIndex < 0) return false;
    // Of radio buttons Tab meets one, arrows the others.
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      return ![...window.reached].some(
        (each) => each instanceof HTMLInputElement && each.name === control.name,
      );
    }
    return control.checkVisibility({ visibilityProperty: true });
  });
  return missed.map((control) => `Not reached: ${control.outerHTML.slice(0, 120)}`);
}
