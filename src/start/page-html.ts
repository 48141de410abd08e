import heldInput from './held-input.js?raw';
import loadApp from './load-app.js?raw';
import type { BuiltPage } from './render-page.tsx';

/** The script of every built page, without comments and indentation. */
export const inlineScript = (loadApp + heldInput).replaceAll(/^ *\/\/.*\n|^ +/gm, '');

/** What brings the app in index.html: its script, what that imports, and its style sheet. */
const appElements =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const themeScript = /\s*<script>.*?<\/script>/s;

type PageParts = {
  /** The part of the style sheets that the page needs. */
  css: string;
  /** The address of src/page.ts in the build. */
  script: string;
  /** readWebsiteChange(), from before the page was read; null without a database. */
  changed: string | null;
  /** What stands before the page, and no app renders. */
  before: string;
};

/** index.html filled with a page. */
export function pageHtml(
  shell: string,
  { head, body, answers, route, needs }: BuiltPage,
  { css, script, changed, before }: PageParts,
): string {
  const app = [...shell.matchAll(appElements)].map(([element]) => element.trim()).join('');
  // Marked, so that the app can remove them where it does not hydrate.
  const pageHead = head.replaceAll(/<(?=title|meta|link)[a-z]+/g, '$& data-built');
  // A page that starts the app at once has nothing to compare: that of a visit's secret link reads nothing.
  const change = needs === 'app' || changed === null ? '' : ` data-changed="${changed}"`;
  const sheets = app.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? '';
  return shell
    .replaceAll(appElements, '')
    .replace(themeScript, '')
    .replace(
      '<link rel="icon"',
      () => `${pageHead}<style>${css}</style><noscript>${sheets}</noscript>\n    <link rel="icon"`,
    )
    .replace(
      '<div id="root"></div>',
      () => `${before}<div id="root" data-undrawn>${body}</div>
    <p id="held" role="status" class="sr-only"></p>
    <script type="application/json" id="answers" data-route="${route}" data-needs="${needs}"${change}>${answers}</script>
    <template id="app" data-page="${script}">${app}</template>
    <script>${inlineScript}</script>`,
    );
}
