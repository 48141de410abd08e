/** What a sentence looks like that lost a value: 'call .', 'Call  or write', 'undefined', '(, UT)'. */
const broken = [
  /\s[.,;:!?](?:\s|$)/,
  /\S {2,}\S/,
  /\b(?:at|or|the|phone:)\s*[.,;!?](?:\s|$)/i,
  /\b(?:undefined|null|NaN)\b|\[object/,
  /(?:^|[(,])\s*,|,\s*[),]/,
  /\(\s*\)|\{[^}\n]*\}/,
  /:\s*our front desk/,
  /\? our front desk/,
];

/** The sentences in a text that lost a value. A text is a paragraph, a heading or a line. */
export function brokenIn(texts: readonly string[]): string[] {
  return texts.filter((text) => broken.some((shape) => shape.test(text)));
}

const blocks = 'p, li, h1, h2, h3, h4, dt, dd, a, button, td, th, label, address, title, legend';

/** The texts of a page, as people, search engines and screen readers get them. */
export function textsOf(page: Document): string[] {
  const shown = [...page.querySelectorAll(blocks)]
    .filter((element) => !element.querySelector(blocks.replaceAll('a, ', '')))
    .map((element) => element.textContent.replace(/\s*\n\s*/g, ' ').trim());
  const described = [...page.querySelectorAll('meta[content]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
  const named = [...page.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  const data = [...page.querySelectorAll('[type="application/ld+json"]')].flatMap((script) =>
    stringsIn(JSON.parse(script.textContent)),
  );
  return [...shown, ...described, ...named, ...data];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
