import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolFile } from '../scripts/local/tool-file.ts';
import { filesIn } from './files-in.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts, version, ...manifest } = JSON.parse(read('package.json'));

/** Every Markdown page, without the articles of the demo data. */
const pages = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...filesIn(['.github', 'docs', 'e2e', 'netlify', 'scripts', 'src', 'tests'], /\.md$/).filter(
    (file) => !file.startsWith('scripts/seed/'),
  ),
];

const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '');

/** Anchors of headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** 'file#anchor' of the links and pictures, external ones left out. */
const linksOf = (text: string) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^\w+:/.test(link));

/** `code` that may name a file or folder. NNNN is a placeholder. */
const pathsOf = (text: string) =>
  [...withoutCode(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(path) && !path.includes('NNNN'))
    .filter((path) => path.includes('/') || /\.(md|tsx?|toml|rules)$/.test(path));

/** Files that a recipe tells its reader to create. */
const madeIn = (text: string) =>
  [...text.matchAll(/(?:^\/\/ |for example `)([\w./-]+\.tsx?)/gm)].map(([, file = '']) => file);

/** A path starts at the root, in src, or near the page that names it. */
const basesOf = (page: string) => ['', 'src', dirname(page), dirname(dirname(page))];

const folders = ['.ci', '.github', 'docs', 'e2e', 'netlify', 'public', 'scripts', 'src', 'tests'];
const names = new Set(
  ['.', ...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) =>
      basename(file),
    ),
  ),
);

/** `image/webp` is no path, because no folder 'image' exists. Build output is not checked. */
const isPath = (path: string, page: string) =>
  !/^(dist|node_modules)\//.test(path) &&
  (/\.(md|tsx?|js|json|css|toml|rules)$/.test(path) ||
    basesOf(page).some((base) => existsSync(join(base, path.split('/')[0] ?? ''))));

/** A name without a folder can be anywhere. */
const exists = (path: string, page: string) =>
  names.has(path) || basesOf(page).some((base) => existsSync(join(base, path)));

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('links to files and headings that exist', () => {
    const broken = linksOf(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path ? normalize(join(dirname(page), path)) : page;
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names files that exist', () => {
    const made = madeIn(text);
    const missing = pathsOf(text).filter(
      (path) =>
        isPath(path, page) && !exists(path, page) && !made.some((file) => file.endsWith(path)),
    );
    expect(missing).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const commands = [...text.matchAll(/\bnpm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('pictures of docs', () => {
  const pictures = filesIn('docs', /\.(webp|png|svg)$/);
  const shown = pages.flatMap((page) =>
    linksOf(read(page)).map((link) => normalize(join(dirname(page), link))),
  );

  it.each(pictures)('%s is shown, and has at most 100 KiB', (file) => {
    expect(shown).toContain(file);
    expect(statSync(file).size).toBeLessThanOrEqual(100 * 1024);
  });
});

describe('.github/CODEOWNERS', () => {
  it('names files and folders that exist', () => {
    const paths = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('CHANGELOG.md', () => {
  it('begins with what is not released yet, then the version of package.json', () => {
    const releases = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(releases[0]).toBe('Unreleased');
    expect(releases[1]).toMatch(new RegExp(`^${version} \\(\\d{4}-\\d\\d-\\d\\d\\)$`));
  });
});

describe('docs/how-to', () => {
  it('has code as npm run check wants it', () => {
    const code = readdirSync('docs/how-to')
      .flatMap((recipe) => [...read(`docs/how-to/${recipe}`).matchAll(/^```tsx?\n(.*?)^```/gms)])
      .map(([, block]) => block)
      .join('\n');
    const format = ['format', '--stdin-file-path=recipe.tsx'];
    const { stdout } = spawnSync(process.execPath, [toolFile('biome'), ...format], { input: code });
    expect(code).toBe(String(stdout));
  });
});

describe('docs/decisions', () => {
  const files = readdirSync('docs/decisions').filter((file) => /^\d{4}-/.test(file));
  const index = read('docs/decisions/README.md');

  it.each(files)('%s has a line in the index, with its date and title', (file) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(`docs/decisions/${file}`)) ?? [];
    const [, date] = /^Date: (\d{4}-\d\d-\d\d)/m.exec(read(`docs/decisions/${file}`)) ?? [];
    expect(file.slice(0, 4)).toBe(number);
    expect(index).toContain(`| [${number}](${file}) | ${date} | ${title} |`);
  });

  it('have numbers from 0001 without gaps, in order in the index', () => {
    const inOrder = files.map((_, index) => String(index + 1).padStart(4, '0'));
    expect(files.map((file) => file.slice(0, 4)).sort()).toEqual(inOrder);
    expect([...index.matchAll(/^\| \[(\d{4})\]/gm)].map(([, number]) => number)).toEqual(inOrder);
  });

  it('dependencies.md gives the reason for each package, and for no other', () => {
    const rows = read('docs/decisions/dependencies.md').matchAll(/^\| (`.+?`) \|/gm);
    const explained = [...rows].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(explained.sort()).toEqual(used.sort());
  });
});

describe('docs/faults.md', () => {
  const faults = read('docs/faults.md');
  const proofs = [...faults.matchAll(/^(\d+)\. `([^`]+)` (.+)$/gm)].map(
    ([, number = '', file = '', title = '']) => ({ number, file, title }),
  );
  const cells = [...faults.matchAll(/^\|(.+)\|$/gm)].flatMap(([, row = '']) =>
    row.split('|').slice(1),
  );

  it.each(proofs)('proof $number is a test: $title', ({ file, title }) => {
    expect(read(file)).toContain(title);
  });

  it('lists each proof once, and every proof is used in a cell', () => {
    const numbers = proofs.map(({ number }) => number);
    const named = cells.flatMap((cell) => cell.match(/\d+/g) ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...new Set(named)].sort()).toEqual([...numbers].sort());
  });
});
