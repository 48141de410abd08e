import { expect, type Page } from 'playwright/test';

/** Fails if anything in the page could run, load or link to what a hostile text says. */
export async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(dangers), page.url()).toEqual([]);
}

/** Runs in the page. */
function dangers(): string[] {
  const found: string[] = [];
  const own = location.origin;
  const addressNames = ['href', 'xlink:href', 'src', 'action', 'data', 'poster', 'background'];
  const forbidden = 'iframe, frame, object, embed, applet, base, meta[http-equiv=refresh]';

  const report = (element: Element, why: string) =>
    found.push(`${why}: ${element.outerHTML.slice(0, 200)}`);
  const isForeign = (address: string) => new URL(address, location.href).origin !== own;

  // biome-ignore lint/suspicious/noExplicitAny: what the texts would set is declared nowhere
  if ((window as any).pwned !== undefined) found.push('something ran');

  // The content of a template becomes part of the page when a script takes it out.
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element instanceof HTMLTemplateElement ? [element, ...within(element.content)] : [element],
    );
  for (const element of within(document)) {
    if (element.matches(forbidden)) report(element, 'an element that has no place here');
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$|^formaction$/i.test(name)) report(element, `attribute ${name}`);
      if (/expression\(|url\(/i.test(name === 'style' ? value : '')) report(element, 'style');
      if (!addressNames.includes(name.toLowerCase())) continue;
      // A browser overlooks blanks and controls in a scheme.
      const scheme = value.replace(/[\p{Cc}\s]/gu, '');
      if (/^(javascript|vbscript|data:(?!image\/(webp|png|jpeg)))/i.test(scheme)) {
        report(element, `address in ${name}`);
      }
    }
    if (element instanceof HTMLLinkElement && element.rel === 'stylesheet') {
      if (isForeign(element.href)) report(element, 'foreign stylesheet');
    }
    if (element instanceof HTMLFormElement && isForeign(element.getAttribute('action') ?? '')) {
      report(element, 'a form that sends abroad');
    }
    if (element instanceof HTMLScriptElement && element.type !== 'application/ld+json') {
      const isOwn = element.src ? !isForeign(element.src) : !/pwned|evil/.test(element.text);
      if (!isOwn) report(element, 'a script');
    }
    if (element instanceof HTMLAnchorElement && isForeign(element.href || own)) {
      const { protocol } = new URL(element.href);
      const isWeb = protocol === 'http:' || protocol === 'https:';
      if (isWeb && !/noopener|noreferrer/.test(element.rel) && element.target === '_blank') {
        report(element, 'a link that hands over the window');
      }
    }
  }

  // Where a picture did not load the page puts an element of its own.
  for (const element of document.querySelectorAll('.prose :not(.lost-picture)')) {
    for (const name of ['id', 'class', 'name', 'style', 'target']) {
      if (element.hasAttribute(name)) report(element, `an article that dresses up by ${name}`);
    }
    if (element instanceof HTMLAnchorElement && !element.relList.contains('noopener')) {
      report(element, 'a link without noopener');
    }
    if (element.matches('script, style, template, form, input, button, svg, math, link, meta')) {
      report(element, 'an element that is not part of an article');
    }
  }

  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    if (script.textContent?.includes('<')) report(script, 'facts that could end their element');
    try {
      JSON.parse(script.textContent ?? '');
    } catch {
      report(script, 'facts that nobody can read');
    }
  }
  return found;
}
