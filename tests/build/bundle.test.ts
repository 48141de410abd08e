import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Chunk, chunkGraphFile } from '../../scripts/build/chunk-graph.ts';
import { groupPaths, isAt } from '../../scripts/build/chunk-groups.ts';
import { filesIn } from '../files-in.ts';

const KIB = 1024;

const chunks: Chunk[] = JSON.parse(readFileSync(chunkGraphFile, 'utf8'));

function chunkWith(module: string): Chunk {
  const chunk = chunks.find(({ modules }) => modules.includes(module));
  if (!chunk) throw new Error(`No chunk holds ${module}`);
  return chunk;
}

/** All that a chunk imports, and what those import. It is among them only in a circle. */
function importedBy(chunk: Chunk, found: Chunk[] = []): Chunk[] {
  for (const each of chunks) {
    if (!chunk.imports.includes(each.file) || found.includes(each)) continue;
    found.push(each);
    importedBy(each, found);
  }
  return found;
}

/** Chunks that the browser loads before it shows a page: the entry, the page, and all their imports. */
function firstLoad(...pageModules: string[]): Chunk[] {
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk) => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) {
      const imported = chunks.find((each) => each.file === file);
      if (imported) load(imported);
    }
  };
  load(chunkWith('src/main.tsx'));
  for (const module of pageModules) {
    load(chunks.find(({ opens }) => opens === module) ?? chunkWith(module));
  }
  return [...loaded];
}

const modulesOf = (loaded: Chunk[]) => loaded.flatMap(({ modules }) => modules);

const gzipped = (loaded: Chunk[]) =>
  loaded.reduce((sum, { file }) => sum + gzipSync(readFileSync(join('dist', file))).length, 0);

const inlineScriptOf = (file: string) =>
  gzipSync(/<script>(.*?)<\/script>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '');

const SITE = 'src/site/layout/site-layout.tsx';
const HOME = 'src/site/home/home-page.tsx';
const ADMIN = 'src/admin-routes.tsx';
const LOGIN = 'src/admin/shell/login/login-page.tsx';

const AUTH = /node_modules\/@firebase\/auth\//;
const FULL_FIRESTORE = /node_modules\/@firebase\/firestore\/dist\/(?!lite\/)/;
const FIREBASE = /node_modules\/@?firebase\//;

it('finds the modules that these tests look for', () => {
  const all = modulesOf(chunks);
  expect(all).toContain('src/main.tsx');
  expect(modulesOf(firstLoad(SITE, HOME))).toContain(HOME);
  expect(all.some((module) => AUTH.test(module))).toBe(true);
  expect(all.some((module) => FULL_FIRESTORE.test(module))).toBe(true);
});

it.each(Object.entries(groupPaths))('the chunk %s has the modules of its group', (name, paths) => {
  const modules = modulesOf(chunks.filter(({ file }) => file.startsWith(`assets/${name}-`)));
  expect(paths.filter((path) => !modules.some((module) => isAt(module, path)))).toEqual([]);
});

it('no two chunks import each other: one of them would run without the other', () => {
  const circles = chunks.flatMap((chunk) =>
    importedBy(chunk).includes(chunk) ? [chunk.file.replace(/-[^-]+$/, '')] : [],
  );
  expect(circles).toEqual([]);
});

describe('a visitor downloads', () => {
  const site = filesIn('src/site').map((file) => readFileSync(file, 'utf8'));
  const later = site.flatMap((text) =>
    [...text.matchAll(/\bimport\('#([^']+)'\)/g)].map(([, path]) => `src/${path}`),
  );

  it.each([...new Set(later)])('no staff code or style with %s, later', (module) => {
    const modules = modulesOf(firstLoad(module));
    expect(modules).toContain(module);
    expect(modules.filter((each) => /^src\/admin|staff\.css/.test(each))).toEqual([]);
  });

  const pages = filesIn('src/site', /-page\.tsx$/);

  it.each(pages)(
    'no staff code, no Firestore and no Spanish words with the first load of %s',
    (page) => {
      const modules = modulesOf(firstLoad(SITE, page));
      const unwanted = [/^src\/admin/, /^src\/words\/es/, /react-hot-toast/, FIREBASE];
      expect(modules.filter((module) => unwanted.some((each) => each.test(module)))).toEqual([]);
    },
  );
});

it('the login page loads no public page, no Firestore listeners and no sign-in code', () => {
  const modules = modulesOf(firstLoad(ADMIN, LOGIN));
  expect(modules.filter((module) => /^src\/site\//.test(module))).toEqual([]);
  expect(modules.filter((module) => FULL_FIRESTORE.test(module))).toEqual([]);
  // The login form shows before the sign-in code has loaded.
  expect(modules.filter((module) => AUTH.test(module))).toEqual([]);
});

it('A-DEBUG-01 A-DEBUG-02 no build contains the debug helpers', () => {
  expect(modulesOf(chunks).filter((module) => module.includes('debug'))).toEqual([]);
  for (const { file } of chunks) {
    expect(readFileSync(join('dist', file), 'utf8'), file).not.toMatch(
      /checkAdminStatus|readOwnUser/,
    );
  }
});

it('a reader downloads at most 12 KiB, and neither React nor a page', () => {
  const reader = chunkWith('src/page.ts');
  const loaded = [reader, ...importedBy(reader)];
  const inline = inlineScriptOf('dist/index.html').length;
  console.log(`JS of a reader: ${(gzipped(loaded) / KIB).toFixed(1)} KiB gzipped`);
  expect(gzipped(loaded) + inline).toBeLessThanOrEqual(12 * KIB);
  const unwanted = /node_modules|\.tsx$|-page\./;
  expect(modulesOf(loaded).filter((module) => unwanted.test(module))).toEqual([]);
});

// The app's own budgets have 2 to 3 KiB for what src/page.ts shares with it: a reader, who never starts the app, pays a
// small part of them. /contact has the times to hold, some 5 KiB.
describe('first-load JavaScript of the app, gzipped, in at most 24 files', () => {
  it.each([
    ['/', 142, [SITE, HOME]],
    ['/blog', 134.5, [SITE, 'src/site/blog/blog-page.tsx']],
    ['an article', 135, [SITE, 'src/site/blog/post-page.tsx']],
    ['/contact', 145, [SITE, 'src/site/contact/contact-page.tsx']],
    ['/visit', 139, ['src/site/visit/visit-page.tsx']],
    ['/admin/login', 131, [ADMIN, LOGIN]],
  ])('%s stays within %d KiB', (address, budget, modules) => {
    const loaded = firstLoad(...modules);
    const size = gzipped(loaded);
    console.log(`first-load JS of ${address}: ${(size / KIB).toFixed(1)} KiB gzipped`);
    expect(size).toBeLessThanOrEqual(budget * KIB);
    expect(loaded.length).toBeLessThanOrEqual(24);
  });
});
