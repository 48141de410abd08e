import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

type Package = {
  engines?: { node?: string };
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  resolved?: string;
};
type Lock = { packages: Record<string, Package> };
type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  engines: { node: string };
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as Lock;
const { dependencies, devDependencies, engines } = read('package.json') as Manifest;
const installed = Object.entries(packages).filter(([path]) => path !== '');

it('packages run no install scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('every package has a SHA-512 checksum', () => {
  expect(installed.length).toBeGreaterThan(100);
  // The checksum of a package covers its bundled packages.
  const unchecked = installed.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

it('every package comes from the registry', () => {
  const foreign = installed.filter(
    ([, { link, resolved = '' }]) => link || /^(git|file|http:)|github\.com/.test(resolved),
  );
  expect(foreign).toEqual([]);
});

/** Whether a part of a range, such as '>=18', '^20.17.0' or '20 || >=22', takes the oldest Node. */
function takesFloor(range: string): boolean {
  return range.split('||').some((part) => {
    const [, sign, ...version] = /(\^|>=|~|)\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(part) ?? [];
    const [major = 0, minor = 0, patch = 0] = version.map((number) => Number(number ?? 0));
    const isAbove = [major - 20, minor - 19, patch].find((difference) => difference !== 0) ?? 0;
    return isAbove <= 0 && (sign === '>=' || major === 0 || major === 20);
  });
}

it('every package takes the oldest Node of package.json, so that npm ci prints no warning', () => {
  expect(engines.node).toBe('>=20.19');
  expect(['>=22.12.0', '^18 || >=22', '20.20'].filter(takesFloor)).toEqual([]);
  expect(
    ['>=18', '^18.14 || ^20.17.0', '>= 20.19.0', '*', '20 || >=22'].filter(takesFloor),
  ).toHaveLength(5);
  const refusing = installed.filter(([, each]) => !takesFloor(each.engines?.node ?? '*'));
  expect(refusing.map(([path, each]) => `${path} wants ${each.engines?.node}`)).toEqual([]);
});

it('CI runs actions and an image that nobody can change under their names', () => {
  const workflows = readdirSync('.github/workflows').map((file) =>
    readFileSync(join('.github/workflows', file), 'utf8'),
  );
  const actions = workflows.flatMap((text) => text.match(/uses: .+/g) ?? []);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) {
    expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
  const images = readFileSync('.devcontainer/Dockerfile', 'utf8').match(/^FROM .+$/gm);
  expect(images).toEqual([expect.stringMatching(/^FROM [\w.:-]+@sha256:[0-9a-f]{64}$/)]);
  expect(workflows.join().match(/image: \S.+/g)).toEqual([
    expect.stringContaining('needs.image.outputs.name'),
  ]);
});

it('package.json names exact versions', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

const imported =
  /(?:^|\n)(?:import|export)(?! type\b)[^'"`;]*? from '([^']+)'|(?:^|\n)import '([^']+)'|import\(\s*'([^']+)'/g;
/** The same without what is loaded later. */
const importedFirst = new RegExp(imported.source.replace(/\|import\\\(.*$/, ''), 'g');

/** The packages that a file and all it imports need, without those of types. */
function packagesOf(entries: string[], imports = imported): Set<string> {
  const files = new Set(entries);
  const names = new Set<string>();
  for (const file of files) {
    for (const [, named, whole, later] of readFileSync(file, 'utf8').matchAll(imports)) {
      const from = named ?? whole ?? later ?? '';
      const path = from.startsWith('#')
        ? from
            .replace(/^#(routes|admin-routes)$/, 'src/$1.tsx')
            .replace(/^#words\/(?!es\/)/, '#words/en/')
            .replace(/^#/, 'src/')
        : join(dirname(file), from);
      if (!/^[.#]/.test(from)) names.add(from.split('/', from.startsWith('@') ? 2 : 1).join('/'));
      // Only vitest loads them, by the same configuration.
      else if (/\.[jt]sx?$/.test(path) && !path.startsWith('tests/')) files.add(path);
    }
  }
  return names;
}

it('a build on Netlify, which installs no devDependencies, finds each package', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain('NPM_FLAGS = "--omit=dev"');
  const functions = readdirSync('netlify/functions').map((file) => `netlify/functions/${file}`);
  const entries = [
    'vite.config.ts',
    'src/main.tsx',
    'src/prerender.tsx',
    'scripts/deploy/index.js',
  ];
  const needed = [...packagesOf([...entries, ...functions])].filter(
    (name) => !/^(node|virtual):/.test(name),
  );
  expect(needed).toEqual(expect.arrayContaining(['vite', 'jsdom', 'react', 'nodemailer']));
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});

it('a function starts without any package, nor Node’s TLS', () => {
  for (const name of readdirSync('netlify/functions')) {
    const loaded = packagesOf([`netlify/functions/${name}`], importedFirst);
    expect(
      [...loaded].filter((each) => !each.startsWith('node:') || each === 'node:https'),
    ).toEqual([]);
  }
  expect(packagesOf(['netlify/lib/mails/mail.ts'])).toContain('nodemailer');
  expect(packagesOf(['netlify/functions/form-submission.ts'], importedFirst)).toContain(
    'node:crypto',
  );
});
