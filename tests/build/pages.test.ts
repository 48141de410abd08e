import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareImage } from '#domain/clinic/share-image.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { sitePages } from '../../scripts/feeds/sitemap.ts';
import { unlistedPages } from '../../scripts/feeds/twins.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const KIB = 1024;

const html = (file: string) => readFileSync(join('dist', file), 'utf8');
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** What a browser can read of a page after the first packets. */
function begun(page: string, quality: number): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const sent = brotliCompressSync(page, { params }).subarray(0, 14 * KIB);
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(sent, { finishFlush }).toString();
}

/** The text, the buttons and the picture beside the title are among it. Home's end 4,000 characters after it. */
function fits(read: string, page: string): boolean {
  const [, afterTitle = ''] = read.split('</h1>');
  return read === page || afterTitle.length > 6_000;
}

const emptyRoot = '<div id="root"></div>';

/** Pages that were built without a database: the app renders them. */
const shells = ['/blog', '/gallery'].filter((path) => html(fileOf(path)).includes(emptyRoot));
/** None without a database. */
const providers = existsSync('dist/about')
  ? readdirSync('dist/about').map((file) => `about/${file}`)
  : [];
const unlisted = [...unlistedPages.map(fileOf), '404.html'];
const pages = [
  ...sitePages.filter((path) => !shells.includes(path)).map(fileOf),
  ...providers,
  ...unlisted,
];

const policy = /^\/\*\n {2}Content-Security-Policy: (.*)$/m.exec(html('_headers'))?.[1] ?? '';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each(['app.html', 'admin/index.html'])('%s has a title and is not indexed', (file) => {
  expect(
    html(file).match(/<title data-built>Wasatch Spine &#38; Auto Injury<\/title>/g),
  ).toHaveLength(1);
  expect(html(file)).toContain('<meta data-built name="robots" content="noindex">');
  // Search engines may index a page that the app renders.
  for (const path of shells) expect(html(fileOf(path))).not.toContain('noindex');
});

it('build.json says what is in the build: the commit, and the newest public change', () => {
  const { commit, time, launchProblems, newestChange, documents, ...more } = JSON.parse(
    html('build.json'),
  );
  expect(more).toEqual({ launchReasons: [], isLaunched: false });
  expect(commit).toBe(process.env.COMMIT_REF ?? null);
  expect(new Date(time).toISOString()).toBe(time);
  if (shells.length > 0) {
    return expect([launchProblems, newestChange, documents]).toEqual([null, null, null]);
  }
  // The sample's facts and people.
  expect(launchProblems).toBeGreaterThan(10);
  // The articles, and photos, staff and pictures of the site.
  const articles = html('sitemap.xml').match(/\/blog\//g) ?? [];
  expect(documents).toBeGreaterThan(articles.length);
  expect(new Date(newestChange).toISOString()).toBe(newestChange);
  // It was written before the build began to read.
  expect(newestChange < time).toBe(true);
});

it.each([...pages, 'app.html', ...shells.map(fileOf)])('%s of a demo says so', (file) => {
  expect(html(file).match(/<aside class="sample-ribbon"[^>]*>Sample data<\/aside>/g)).toHaveLength(
    1,
  );
  expect(html(file)).toContain('.sample-ribbon{');
});

it('the back office of a demo has no ribbon', () => {
  expect(html('admin/index.html')).not.toContain('sample-ribbon');
});

describe.each(pages)('%s', (file) => {
  const page = html(file);

  it('has its content, its head and the answers for the app', () => {
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page.match(/<title/g)).toHaveLength(1);
    expect(page.match(/<meta[^>]* name="description"/g)).toHaveLength(1);
    expect(page).toContain(phoneHref(clinic.phone));
    expect(page).toMatch(
      /<script type="application\/json" id="answers" data-route="[^"]*" data-needs="(?:app|query)?"(?: data-changed="[^"]*")?>\[/,
    );
    const canonical = [...page.matchAll(/<link[^>]* rel="canonical" href="([^"]*)"/g)];
    if (unlisted.includes(file)) {
      expect(page).toMatch(/<meta[^>]* name="robots" content="noindex"/);
      expect(canonical).toEqual([]);
    } else {
      const path = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`;
      expect(canonical.map(([, address]) => address)).toEqual([clinic.origin + path]);
      expect(page).toMatch(/<meta[^>]* name="description" content="[^"]{50}/);
    }
  });

  it('has only inline scripts and styles that the policy allows', () => {
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(scripts).toHaveLength(1);
    // The fonts, and the critical styles of the page.
    expect(styles).toHaveLength(2);
    for (const text of [...scripts, ...styles]) expect(policy).toContain(hash(text));
    expect(page).not.toMatch(/\sstyle="|\son[a-z]+="|javascript:/);
  });

  it('loads no script and no style sheet before the first paint', () => {
    const [atOnce = ''] = page.split('<template id="app" ');
    expect(atOnce).not.toMatch(/<script [^>]*src=/);
    expect(atOnce.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).not.toMatch(/rel="stylesheet"/);
  });

  it('has no styles of staff pages, neither inline nor in its sheet', () => {
    const [, sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(page) ?? [];
    expect(page + html(sheet)).not.toMatch(/\.(?:side-link|menu-item|toast|dialog|tbl)\b/);
    expect(page).not.toContain('/assets/staff-');
  });

  it('has its first screen, with its styles, in the first 14 KiB', () => {
    // The best compression takes fifty times as long, and is for a page that does not fit with less.
    const read = fits(begun(page, 5), page) ? begun(page, 5) : begun(page, 11);
    expect(read).toMatch(/<style>.*<\/style>.*<main/s);
    expect(fits(read, page)).toBe(true);
  });

  it('is small: 32 KiB gzipped, styles and all', () => {
    expect(gzipSync(page).length).toBeLessThanOrEqual(32 * KIB);
  });
});

it.each(['app.html', 'admin/index.html', ...shells.map(fileOf)])(
  '%s is a shell of the app, which starts at once',
  (file) => {
    expect(html(file)).toContain(emptyRoot);
    expect(html(file)).toMatch(/<script type="module"[^>]* src=/);
    for (const [, text = ''] of html(file).matchAll(/<script>(.*?)<\/script>/gs)) {
      expect(policy).toContain(hash(text));
    }
  },
);

/** What a search engine reads as nothing: '', [] and {}. */
const emptyIn = (data: unknown, name = ''): string[] => {
  if (data === '' || data === null) return [name];
  if (typeof data !== 'object') return [];
  const parts = Object.entries(data as object);
  return parts.length === 0
    ? [name]
    : parts.flatMap(([key, part]) => emptyIn(part, `${name}.${key}`));
};

it('structured data has nothing empty in it', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...html(file).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
        ([, text = '']) => emptyIn(JSON.parse(text), file),
      ),
    );
  expect(found).toEqual([]);
});

it('each article is linked from a page, and no title is cut off in search results', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !unlisted.includes(file),
  );
  const links = new Set(
    files.flatMap((file) =>
      [...html(file).matchAll(/<a [^>]*href="(\/blog\/[^"]+)"/g)].map(([, to]) => to),
    ),
  );
  const articles = [...html('sitemap.xml').matchAll(/(\/blog\/[^<]+)</g)].map(([, path]) => path);
  // The sample has two articles without the date that lists sort by: no list shows them.
  const onNoList = ['/blog/ice-or-heat', '/blog/words-you-will-hear-after-a-crash'];
  expect(articles.filter((path = '') => !links.has(path) && !onNoList.includes(path))).toEqual([]);
  const text = (page: string) =>
    (/<title[^>]*>(.*?)<\/title>/.exec(page)?.[1] ?? '').replaceAll(/&[^;]+;/g, '&');
  expect(files.map((file) => text(html(file))).filter(({ length }) => length > 65)).toEqual([]);
});

it('every address of the sitemap says when it changed', () => {
  const entries = html('sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];
  if (shells.length > 0) return;
  expect(entries.filter((entry) => !entry.includes('<lastmod>'))).toEqual([]);
});

it('the host leads capitals to the back office, where its policy stops the scripts of a page that is not found', () => {
  expect(html('_redirects').split('\n')).toEqual(
    expect.arrayContaining(['/Admin /admin 301', '/ADMIN /admin 301']),
  );
});

it('the page of a visit says without JavaScript to call, and is not in the sitemap', () => {
  const [, words = ''] = /<noscript><p(.*?)<\/noscript>/s.exec(html('visit.html')) ?? [];
  expect(words).toContain('Your appointment link needs JavaScript');
  expect(words).toContain(clinic.phone);
  expect(html('sitemap.xml')).not.toContain('/visit');
});

it('every file that a page names exists', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const named = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...html(file).matchAll(/(?:src|href)="(\/(?:assets|img)\/[^"?#]+)"/g)])
    .map(([, path = '']) => path);
  expect([...new Set(named)].filter((path) => !existsSync(join('dist', path)))).toEqual([]);
});

it('each provider has a file, which the sitemap names', () => {
  const named = [...html('sitemap.xml').matchAll(/\/(about\/[^<]+)</g)].map(([, path]) => path);
  expect(named.map((path) => `${path}.html`).sort()).toEqual(providers.sort());
  for (const file of providers) {
    expect(html(file)).toContain('"@type":"Person"');
    expect(html(file)).toContain('"@type":"BreadcrumbList"');
  }
  // The coordinator has no page.
  if (providers.length > 0) {
    expect(providers.sort()).toEqual([
      ...['about/avery-lund.html', 'about/ben-aldous.html', 'about/jordan-taufa.html'],
    ]);
    expect(html('about/avery-lund.html')).toMatch(/<h1[^>]*>Dr\. Avery Lund<\/h1>/);
  }
});

it('the home page says the hours of the week, before any script', () => {
  expect(html('index.html')).toContain('Mon, Wed, Fri 9–12, 2–6');
  expect(html('index.html')).toContain('Tue, Thu 2–6');
});

it('icons, manifest and the picture of shared links are there, in their size', async () => {
  const links = [...html('terms.html').matchAll(/<link[^>]* rel="[^"]*icon"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
  );
  expect(links).toHaveLength(3);
  const manifest = JSON.parse(html('site.webmanifest'));
  expect(manifest.name).toBe(clinic.name);
  for (const address of [...links, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const { format } = await sharp(join('dist', address)).metadata();
    expect(format, address).toMatch(/^(png|svg)$/);
  }
  const { width, height } = await sharp(join('dist', shareImage.address)).metadata();
  expect({ width, height }).toMatchObject({ width: shareImage.width, height: shareImage.height });
});

it('robots.txt and the sitemap lead search engines to every page and article, and to no draft', () => {
  expect(html('robots.txt')).toContain('Disallow: /admin\n');
  expect(html('robots.txt')).toContain(`Sitemap: ${clinic.origin}/sitemap.xml`);
  const named = [...html('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(named).toEqual(expect.arrayContaining(sitePages.map((path) => clinic.origin + path)));
  const articles = named
    .map((address) => new URL(address).pathname)
    .filter((path) => path.startsWith('/blog/'));
  for (const path of articles) expect(existsSync(join('dist', fileOf(path))), path).toBe(true);
  for (const feed of ['rss.xml', 'sitemap.xml']) {
    expect(html(feed)).not.toContain('winter-driving-after-a-crash');
    if (shells.length === 0) expect(html(feed)).toContain('/blog/what-whiplash-feels-like<');
  }
});
