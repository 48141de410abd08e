import { readFileSync } from 'node:fs';

function font(family: string, file: string): string {
  const bytes = readFileSync(`src/ui/fonts/${file}`).toString('base64');
  return `@font-face {
    font-family: "${family}";
    src: url("data:font/woff2;base64,${bytes}");
    font-weight: 100 900;
  }`;
}

/** The site's fonts and tokens, for pages that a script prints or screenshots. */
export function brandStyles(): string {
  // Outside Tailwind, @theme has no meaning; its contents are custom properties like any others.
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8').replace(
    /@theme( inline)?(?= \{)/g,
    ':root',
  );
  return [
    font('National Park', 'national-park.woff2'),
    font('Hanken Grotesk', 'hanken-grotesk.woff2'),
    tokens,
    readFileSync('src/ui/styles/themes.css', 'utf8'),
  ].join('\n');
}
