import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import type { Plugin, ResolvedConfig } from 'vite';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { postLanguage } from '#domain/posts/post.ts';
import type { Language } from '#domain/text/language.ts';
import { home, home as spanishHome } from '#words/es/paths.ts';
import { home as englishHome } from '#words/paths.ts';
import { articleMoves, articlePath, articleTwins, formerMoves } from '../feeds/articles.ts';
import { providerTwins, sitePages } from '../feeds/sitemap.ts';
import { languageLinks, spanishMoves, twins, unlistedPages } from '../feeds/twins.ts';
import { element } from '../feeds/xml.ts';
import { isDemo } from '../local/local-env.ts';
import { reasonOf } from '../local/run-command.ts';
import { guideWords } from '../pip-guide/guide-words.ts';
import { isEnglishOnly, isSpanishSigned } from '../translations/signed-words.ts';
import { bundling } from './chunk-groups.ts';
import { criticalCss } from './critical-css.ts';
import { headersFile } from './headers-file.ts';
import { readLastChanges } from './public-changes.ts';
import { redirectsFile } from './redirects-file.ts';
import { type RibbonWords, withRibbon } from './sample-ribbon.ts';
import { feeds } from './site-feeds.ts';

/** The code comes from the build; only the type comes from the source. */
type Renderer = typeof import('../../src/prerender.tsx');

const rendererDir = 'node_modules/.cache/prerender';
/** The browsers' code in Spanish. */
const spanishDir = 'node_modules/.cache/spanish';

/**
 * Builds the app twice, for browsers and for this process, and writes every public page, articles and
 * providers included, as an HTML file, and the feeds. app.html and admin/index.html stay empty shells of the app: for
 * articles and providers younger than the build, and for staff.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        spanish: {
          consumer: 'client',
          build: {
            outDir: spanishDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: ['index.html', 'src/page.ts?es'], ...bundling },
          },
        },
        ssr: {
          build: {
            outDir: rendererDir,
            emptyOutDir: true,
            copyPublicDir: false,
            emitAssets: false,
            rolldownOptions: {
              input: { prerender: 'src/prerender.tsx', spanish: 'src/prerender.tsx?es' },
            },
          },
          resolve: { noExternal: ['react-helmet-async'] },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment);
      }
      const outDir = resolve(config.root, config.build.outDir);
      config.logger.info(await writePages(outDir, config.env));
    },
  };
}

type Edition = {
  /** Of its assets. */
  dir: string;
  renderer: Renderer;
  /** index.html, which names the app. */
  index: string;
  /** The address of src/page.ts. */
  script: string;
};

async function editionOf(dir: string, rendererFile: string): Promise<Edition> {
  const renderer: Renderer = await import(pathToFileURL(resolve(rendererDir, rendererFile)).href);
  renderer.sanitizeWith(new JSDOM('').window);
  const [script] = readdirSync(join(dir, 'assets')).filter((file) =>
    /^page-[\w-]{8}\.js$/.test(file),
  );
  const index = await readFile(join(dir, 'index.html'), 'utf8');
  return { dir, renderer, index, script: `/assets/${script}` };
}

async function writePages(outDir: string, env: ResolvedConfig['env']): Promise<string> {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_ANALYTICS_ID: measurementId } = env;
  const english = await editionOf(outDir, 'prerender.js');
  const spanish = await editionOf(spanishDir, 'spanish.js');
  const isSigned = isSpanishSigned();
  const shellOf = (edition: Edition) => {
    if (!isDemo(projectId)) return edition.index;
    return withRibbon(edition.index, edition === spanish ? spanishRibbon(isSigned) : undefined);
  };
  const styles: string[] = [];
  let [count, total] = [0, 0];

  /** Pages of one kind share their styles, so that the policy needs few hashes. */
  async function writeKind(edition: Edition, paths: string[]) {
    const { dir, renderer, script } = edition;
    const shell = shellOf(edition);
    const rendered = [];
    for (const path of paths) rendered.push({ path, page: await renderer.renderPage(path) });
    const whole = rendered.filter(({ page }) => page.missing.length === 0);
    const isInvited =
      edition === english && paths.includes(englishHome) && !isEnglishOnly(projectId);
    const before = isInvited ? spanishLine : '';
    const bodies = whole.map(({ page }) => page.body).join('');
    const css = await criticalCss(dir, before + bodies);
    styles.push(css);
    for (const { path, page } of rendered) {
      const isWhole = page.missing.length === 0;
      const parts = { css, script, changed, before };
      const html = isWhole ? renderer.pageHtml(shell, page, parts) : shell;
      const isDraft = edition === spanish && !isSigned;
      const links = isSigned ? languageLinks(path, clinic.origin, inBoth) : '';
      await write(join(outDir, fileOf(path)), isDraft ? asDraft(html) : withLinks(html, links));
    }
    count += whole.length;
    total += rendered.length;
  }

  const { posts, former, staff, clinic, changes, changed, source } = await storedContent(
    projectId,
    english.renderer,
  );
  const providers = providerTwins(staff);
  const inBoth = [...articleTwins(posts), ...providers];
  const pages = [...sitePages, ...unlistedPages];
  const spanishPages = twins.map(({ es }) => es);
  for (const path of [...pages, notFoundPath]) await writeKind(english, [path]);
  for (const path of [...spanishPages, spanishHome + notFoundPath])
    await writeKind(spanish, [path]);
  const articlesIn = (language: Language) =>
    posts.filter((post) => postLanguage(post) === language).map(articlePath);
  const items = {
    en: [articlesIn('en'), providers.map(({ en }) => en)],
    es: [articlesIn('es'), providers.map(({ es }) => es)],
  };
  for (const kind of items.en) await writeKind(english, kind);
  for (const kind of items.es) await writeKind(spanish, kind);
  // After all pages: each language has the styles of its own sheets.
  await cp(join(spanishDir, 'assets'), join(outDir, 'assets'), { recursive: true });
  for (const [file, feed] of Object.entries(feeds))
    await write(join(outDir, file), feed.write(clinic, posts, staff, changes));

  const addresses = [
    ...pages,
    ...spanishPages,
    ...items.en.flat(),
    ...items.es.flat(),
    guideWords.en.guidePath,
    guideWords.es.guidePath,
    // The file of all staff pages
    '/admin',
  ];
  await write(
    join(outDir, '_redirects'),
    redirectsFile(addresses, formerMoves(posts, former), [
      ...spanishMoves,
      ...articleMoves(posts, former),
    ]),
  );

  const shell = shellOf(english);
  await write(join(outDir, 'app.html'), withHead(shell, clinic.name));
  // Installed, the back office is an app of its own.
  const staffShell = english.index.replace('"/site.webmanifest"', '"/admin/app.webmanifest"');
  await write(join(outDir, 'admin/index.html'), withHead(staffShell, clinic.name));
  const { inlineScript, nextPages } = english.renderer;
  const inline = {
    scripts: [inlineScript, nextPages],
    styles,
    shellScripts: textsOf(shell, 'script'),
    shellStyles: [...new Set([shell, english.index].flatMap((html) => textsOf(html, 'style')))],
  };
  const build = { isDemo: isDemo(projectId), isMeasured: Boolean(measurementId), isSigned };
  await write(join(outDir, '_headers'), headersFile(inline, build));

  return `prerendered ${count} of ${total} pages with ${source}`;
}

/** Until a person has signed the Spanish words, no search engine keeps them. */
const asDraft = (html: string) =>
  html
    .replace(/<link[^>]* rel="canonical"[^>]*>/, '')
    .replace('<link rel="icon"', '<meta data-built name="robots" content="noindex">$&');

const withLinks = (html: string, links: string) =>
  html.replace('<link rel="icon"', () => `${links}<link rel="icon"`);

const spanishRibbon = (isSigned: boolean): RibbonWords => ({
  label: 'Sobre esta demostración',
  text: isSigned ? 'Datos de ejemplo' : 'Datos de ejemplo · traducción sin firmar',
});

/** The items with pages, the clinic's facts, and their source. A demo may lack them; a real clinic's build may not. */
async function storedContent(
  projectId: string,
  { listFormerSlugs, listPublishedPosts, listStaff, readClinic, readWebsiteChange }: Renderer,
) {
  try {
    // The changes first: what changes meanwhile counts as changed since the build.
    const [changed, changes] = await Promise.all([readWebsiteChange(), readLastChanges(projectId)]);
    const [posts, staff, clinic] = await Promise.all([
      listPublishedPosts(),
      listStaff(),
      readClinic(),
    ]);
    const source = `${posts.length} articles from Firestore project ${projectId}`;
    const left = posts.map(async (post) =>
      (await listFormerSlugs(post)).map((slug) => ({ ...post, slug })),
    );
    const former = (await Promise.all(left)).flat();
    return { posts, former, staff, clinic, changes, changed, source };
  } catch (error) {
    const source = `no data from Firestore project ${projectId}: ${reasonOf(error)}`;
    if (!isDemo(projectId)) throw new Error(source);
    return {
      posts: [],
      former: [],
      staff: [],
      clinic: emptyClinic,
      changes: {},
      changed: null,
      source,
    };
  }
}

/** noindex until the app replaces the head: the host can't judge these addresses. A build indexes a new item. */
function withHead(shell: string, name: string): string {
  const title = element('title', name).replace('<title', '<title data-built');
  return shell.replace(
    '<link rel="icon"',
    () => `${title}<meta data-built name="robots" content="noindex">\n    <link rel="icon"`,
  );
}

const textsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => text,
  );

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Netlify serves its file, with status 404, for an unknown address; any such address renders the same page. */
const notFoundPath = '/404';

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Above the English home page. src/start/load-app.js shows it to a browser that prefers Spanish. */
const spanishLine = `<template id="in-spanish"><aside lang="es" aria-label="Idioma" class="py-2 text-center text-small"><a class="link" href="${home}">Este sitio también está en español</a></aside></template>`;
