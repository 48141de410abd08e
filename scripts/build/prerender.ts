import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import type { Plugin, ResolvedConfig } from 'vite';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { providerPages, sitePages, unlistedPages } from '../feeds/sitemap.ts';
import { element } from '../feeds/xml.ts';
import { isDemo } from '../local/local-env.ts';
import { criticalCss } from './critical-css.ts';
import { headersFile } from './headers-file.ts';
import { readLastChanges } from './public-changes.ts';
import { redirectsFile } from './redirects-file.ts';
import { withRibbon } from './sample-ribbon.ts';
import { feeds } from './site-feeds.ts';

/** The code comes from the build; only the type comes from the source. */
type Renderer = typeof import('../../src/prerender.tsx');

const rendererDir = 'node_modules/.cache/prerender';

/** The page that Netlify serves, with status 404, for an unknown address; any such address renders the same page. */
const notFoundPage = { path: '/404', file: '404.html' };

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
        ssr: {
          build: {
            outDir: rendererDir,
            emptyOutDir: true,
            copyPublicDir: false,
            emitAssets: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
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

/** Returns the message for the log. */
async function writePages(outDir: string, env: ResolvedConfig['env']): Promise<string> {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_ANALYTICS_ID: measurementId } = env;
  const entry = pathToFileURL(resolve(rendererDir, 'prerender.js'));
  const renderer: Renderer = await import(entry.href);
  const { inlineScript, nextPages, pageHtml, renderPage, sanitizeWith } = renderer;
  sanitizeWith(new JSDOM('').window);
  const index = await readFile(join(outDir, 'index.html'), 'utf8');
  const shell = isDemo(projectId) ? withRibbon(index) : index;
  const styles: string[] = [];
  let count = 0;

  /** Pages of one kind share their styles, so that the policy needs few hashes. */
  async function writeKind(pages: { path: string; file: string }[]) {
    const rendered = [];
    for (const { path, file } of pages) rendered.push({ file, page: await renderPage(path) });
    const whole = rendered.filter(({ page }) => page.missing.length === 0);
    const css = await criticalCss(outDir, whole.map(({ page }) => page.body).join(''));
    styles.push(css);
    for (const { file, page } of rendered) {
      const isWhole = page.missing.length === 0;
      await write(join(outDir, file), isWhole ? pageHtml(shell, page, { css, ...parts }) : shell);
    }
    count += whole.length;
  }

  const [script] = readdirSync(join(outDir, 'assets')).filter((file) =>
    /^page-[\w-]{8}\.js$/.test(file),
  );
  const { posts, moves, staff, clinic, changes, changed, source } = await storedContent(
    projectId,
    renderer,
  );
  const parts = { script: `/assets/${script}`, changed };
  const pages = [...sitePages, ...unlistedPages].map((path) => ({ path, file: fileOf(path) }));
  const singlePages = [...pages, notFoundPage];
  for (const page of singlePages) await writeKind([page]);
  const articles = posts.map(({ slug }) => `/blog/${slug}`);
  const providers = providerPages(staff);
  for (const kind of [articles, providers])
    await writeKind(kind.map((path) => ({ path, file: fileOf(path) })));
  for (const [file, feed] of Object.entries(feeds))
    await write(join(outDir, file), feed.write(clinic, posts, staff, changes));

  const addresses = [...pages.map(({ path }) => path), ...articles, ...providers, '/pip-guide.pdf'];
  await write(join(outDir, '_redirects'), redirectsFile(addresses, moves));

  await write(join(outDir, 'app.html'), withHead(shell, clinic.name));
  // Installed, the back office is an app of its own.
  const staffShell = index.replace('"/site.webmanifest"', '"/admin/app.webmanifest"');
  await write(join(outDir, 'admin/index.html'), withHead(staffShell, clinic.name));
  const inline = {
    scripts: [inlineScript, nextPages],
    styles,
    shellScripts: textsOf(shell, 'script'),
    shellStyles: [...new Set([shell, index].flatMap((html) => textsOf(html, 'style')))],
  };
  const build = { isDemo: isDemo(projectId), isMeasured: Boolean(measurementId) };
  await write(join(outDir, '_headers'), headersFile(inline, build));

  const total = singlePages.length + articles.length + providers.length;
  return `prerendered ${count} of ${total} pages with ${source}`;
}

/**
 * The items with pages of their own, the facts of the clinic, and where they are from. A demo may lack them; a real
 * clinic's pages would have no phone number.
 */
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
    const moves = posts.map(async (post) =>
      (await listFormerSlugs(post)).map((slug) => ({
        from: `/blog/${slug}`,
        to: `/blog/${post.slug}`,
      })),
    );
    const left = (await Promise.all(moves)).flat();
    return { posts, moves: left, staff, clinic, changes, changed, source };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    const source = `no data from Firestore project ${projectId}: ${reason}`;
    if (!isDemo(projectId)) throw new Error(source);
    return {
      posts: [],
      moves: [],
      staff: [],
      clinic: emptyClinic,
      changes: {},
      changed: null,
      source,
    };
  }
}

/**
 * For addresses that the host cannot judge: noindex until the app replaces the head. A new article or provider is
 * indexed once it is built.
 */
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

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
