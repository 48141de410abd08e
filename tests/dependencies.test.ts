import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = { integrity?: string; inBundle?: boolean; link?: boolean; resolved?: string };
type Lock = { packages: Record<string, Package> };
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as Lock;
const { dependencies, devDependencies } = read('package.json') as Manifest;
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

it('package.json names exact versions', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});
