/** In the gutter of the page, which holds no words: it covers nothing, moves nothing and takes no clicks. */
const style =
  '.sample-ribbon{position:fixed;z-index:20;top:50%;right:0;translate:0 -50%;writing-mode:vertical-rl;padding:.5rem 0;border-radius:.25rem 0 0 .25rem;background:#fdf1d6;color:#7a4e06;font:600 .6875rem/1rem system-ui,sans-serif;pointer-events:none}@media print{.sample-ribbon{display:none}}';

export type RibbonWords = { label: string; text: string };

const english: RibbonWords = { label: 'About this demo', text: 'Sample data' };

/** A shell whose pages say that their data are made up. Beside the app, so that every page keeps it. */
export function withRibbon(shell: string, { label, text } = english): string {
  const ribbon = `<aside class="sample-ribbon" aria-label="${label}">${text}</aside>`;
  return shell
    .replace('</style>', () => `${style}</style>`)
    .replace('</body>', () => `  ${ribbon}\n  </body>`);
}
