import { run } from 'axe-core';

/** What axe finds wrong with the page, as texts. Colours need a real browser, the language is index.html's. */
export async function axe(): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, 'html-has-lang': { enabled: false } };
  const { violations } = await run(document, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
