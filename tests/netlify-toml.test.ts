import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { routes } from '#routes';

type NetlifyToml = {
  headers: { for: string; values: Record<string, string> }[];
  redirects: { from: string; to: string; status: number }[];
};

const toml = parse(readFileSync('netlify.toml', 'utf8')) as NetlifyToml;
const header = (path: string, name: string) =>
  toml.headers.find((rule) => rule.for === path)?.values[name] ?? '';

const directives = (path: string) =>
  new Map(
    header(path, 'Content-Security-Policy')
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** Visitors who agree to it load the measuring tag; staff pages never do. */
const tagHost = 'https://www.googletagmanager.com';

describe.each([
  ['/*', [tagHost]],
  ['/admin/*', []],
])('Content-Security-Policy of %s', (path, otherScripts) => {
  it('admits the inline script of index.html by its hash, and no other', () => {
    const scripts = [...readFileSync('index.html', 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];
    const hashes = scripts.map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(1);
    expect(directives(path).get('script-src')).toEqual(["'self'", ...hashes, ...otherScripts]);
  });

  it('is closed by default and knows no other machine than the servers it needs', () => {
    const policy = directives(path);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(header(path, 'Content-Security-Policy')).not.toMatch(/localhost|127\.0\.0\.1|\s\*[\s;]/);
  });
});

it('P-ANALYTICS-01 lets nothing measure staff', () => {
  expect(header('/admin/*', 'Content-Security-Policy')).not.toMatch(
    /google(tagmanager|-analytics)/,
  );
});

it('lets no page carry styles or scripts of its own', () => {
  for (const { values } of toml.headers) {
    expect(values['Content-Security-Policy'] ?? '').not.toMatch(/unsafe-/);
  }
});

it('lets no text become markup or the address of a script on staff pages', () => {
  const policy = directives('/admin/*');
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['dompurify', 'picture-worker']);
});

it('sends the other security headers everywhere', () => {
  expect(header('/*', 'Strict-Transport-Security')).toMatch(/^max-age=\d{8,}/);
  expect(header('/*', 'X-Content-Type-Options')).toBe('nosniff');
  expect(header('/*', 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(header('/*', 'Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(header('/*', 'Permissions-Policy')).toContain('camera=()');
});

it('caches hashed files for ever, and pages not at all', () => {
  expect(header('/assets/*', 'Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(header('/*', 'Cache-Control')).toBe('');
});

describe('redirects', () => {
  /** Addresses of the app in Netlify's notation; everything below /admin belongs to the app. */
  const addresses = (nodes: RouteObject[]): string[] =>
    nodes.flatMap(({ path, children }) => {
      if (path === '*' || path === '__ui') return [];
      if (path) return path.startsWith('admin') ? '/admin/*' : `/${path}`;
      return addresses(children ?? []);
    });

  it('hand every address of the app to the app, and nothing else', () => {
    expect(toml.redirects.map(({ from }) => from).sort()).toEqual(
      [...new Set(addresses(routes))].sort(),
    );
    for (const { from, to, status } of toml.redirects) {
      const shell = from === '/admin/*' ? '/admin/index.html' : '/index.html';
      expect({ from, to, status }).toEqual({ from, to: shell, status: 200 });
    }
  });
});
