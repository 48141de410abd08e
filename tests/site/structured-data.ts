/** The page's structured data of this schema.org type. */
export function structuredData(type: string): Record<string, unknown> {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const found = scripts
    .map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>)
    .find((data) => [data['@type']].flat().includes(type));
  if (!found) throw new Error(`No ${type} on the page`);
  return found;
}
