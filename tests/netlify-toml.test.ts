import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { adminRoutes } from '#admin-routes';
import { siteRoutes } from '#routes';
import { sitePages } from '../scripts/feeds/sitemap.ts';
import { unlistedPages } from '../scripts/feeds/twins.ts';

type NetlifyToml = {
  build: { ignore?: string; environment: Record<string, string> };
  context: Record<string, { ignore?: string }>;
  plugins: { package: string }[];
  headers: { for: string; values: Record<string, string> }[];
  redirects: { from: string; to: string; status: number }[];
};

const toml = parse(readFileSync('netlify.toml', 'utf8')) as NetlifyToml;
const header = (path: string, name: string) =>
  toml.headers.find((rule) => rule.for === path)?.values[name] ?? '';

it('sends the other security headers everywhere', () => {
  expect(header('/*', 'Strict-Transport-Security')).toMatch(/^max-age=\d{8,}/);
  expect(header('/*', 'X-Content-Type-Options')).toBe('nosniff');
  expect(header('/*', 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(header('/*', 'Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(header('/*', 'Permissions-Policy')).toContain('camera=()');
});

it('caches hashed files for a year, and pages not at all', () => {
  expect(header('/assets/*', 'Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(header('/*', 'Cache-Control')).toBe('');
});

it('runs the plugin of deploys, since Netlify never applies `ignore` to builds of a hook', () => {
  expect(toml.plugins).toEqual([{ package: '/scripts/deploy' }]);
  expect(toml.build.ignore).toBeUndefined();
  const plugin = readFileSync('scripts/deploy/index.js', 'utf8');
  expect(plugin).toMatch(/onPreBuild.*cancelBuild.*onSuccess.*tellSearchEngines/s);
});

it.each(['deploy-preview', 'branch-deploy'])(
  'builds no %s: its forms would write to the real project',
  (context) => {
    expect(toml.context[context]?.ignore).toBe('exit 0');
  },
);

it('deploys functions on a Node that is still kept up', () => {
  expect(Number(toml.build.environment.NODE_VERSION)).toBeGreaterThanOrEqual(22);
});

describe('redirects', () => {
  /** Addresses of the app in Netlify's notation. */
  const addresses = (nodes: RouteObject[]): string[] =>
    nodes.flatMap(({ path, children }) => {
      if (path === '*' || path === '__ui') return [];
      if (path) return path.startsWith('admin') ? '/admin/*' : path;
      return addresses(children ?? []);
    });

  it('serve the app for staff pages and, with status 404, for articles and providers that the build doesn’t know', () => {
    expect(toml.redirects).toEqual([
      { from: '/blog/:slug', to: '/app.html', status: 404 },
      { from: '/about/:slug', to: '/app.html', status: 404 },
      { from: '/es/*', to: '/es/404.html', status: 404 },
      { from: '/pip-guide.PDF', to: '/pip-guide.pdf', status: 301 },
      { from: '/guia-pip.PDF', to: '/guia-pip.pdf', status: 301 },
      { from: '/favicon.ico', to: '/favicon-32.png', status: 200 },
      { from: '/admin/*', to: '/admin/index.html', status: 200 },
    ]);
  });

  it('give each address of the app a page', () => {
    const shells = toml.redirects.filter(({ to }) => to.endsWith('.html'));
    const pages = [...sitePages, ...unlistedPages, ...shells.map(({ from }) => from)];
    expect([...new Set(addresses([...siteRoutes, ...adminRoutes]))].sort()).toEqual(
      pages.filter((page) => page !== '/es/*').sort(),
    );
  });
});
