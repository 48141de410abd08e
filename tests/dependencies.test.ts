import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = { integrity?: string; inBundle?: boolean; link?: boolean; resolved?: string };
type Lock = { packages: Record<string, Package> };
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as Lock;
const { dependencies, devDependencies } = read('package.json') as Manifest;
const installed = Object.entries(packages).filter(([path]) => path !== '');

it('packages run no code when they are installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('every package is the one that was tested, byte for byte', () => {
  expect(installed.length).toBeGreaterThan(100);
  // What a package brings along is part of its own checksum.
  const unchecked = installed.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

it('none comes from elsewhere than the registry', () => {
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
