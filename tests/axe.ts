import { run } from 'axe-core';

/** The accessibility violations of the page. jsdom has no colours, and the language is in index.html. */
export async function axe(): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, 'html-has-lang': { enabled: false } };
  const { violations } = await run(document, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
