import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headersFile } from '../../scripts/build/headers-file.ts';

const inline = {
  scripts: ['start()'],
  styles: ['a{}', 'b{}'],
  shellScripts: ['theme()'],
  shellStyles: ['@font-face{}'],
};
const production = headersFile(inline, { isDemo: false, isMeasured: true, isSigned: true });

/** The directives of a path's policy, with their sources. */
function policyOf(path: string, file = production): Map<string, string[]> {
  const [, policy = ''] =
    file
      .split(/^(?=\/)/m)
      .find((rule) => rule.startsWith(`${path}\n`))
      ?.split('Content-Security-Policy: ') ?? [];
  return new Map(
    policy
      .trim()
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Visitors load the tag after consent; staff pages never do. */
const tag = 'https://www.googletagmanager.com/gtag/';

describe.each(['/*', '/admin/*'])('Content-Security-Policy of %s', (path) => {
  it('is closed by default and allows only the servers that it needs', () => {
    const policy = policyOf(path);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    for (const sources of policy.values()) {
      for (const source of sources)
        expect(source).not.toMatch(/localhost|127\.0\.0\.1|^\*|unsafe-/);
    }
  });
});

it('allows inline scripts and styles of public pages only by their hashes', () => {
  const policy = policyOf('/*');
  expect(policy.get('script-src')).toEqual(["'self'", hash('theme()'), hash('start()'), tag]);
  expect(policy.get('style-src')).toEqual([
    "'self'",
    hash('@font-face{}'),
    hash('a{}'),
    hash('b{}'),
  ]);
});

it('P-ANALYTICS-01 allows staff pages one inline script and one inline style, and no analytics', () => {
  const policy = policyOf('/admin/*');
  expect(policy.get('script-src')).toEqual(["'self'", hash('theme()')]);
  expect(policy.get('style-src')).toEqual(["'self'", hash('@font-face{}')]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/google(tagmanager|-analytics)/);
});

it('P-ANALYTICS-01 a build without a measurement ID allows no analytics anywhere', () => {
  const unmeasured = headersFile(inline, { isDemo: false, isMeasured: false, isSigned: true });
  expect(unmeasured).not.toMatch(/google(tagmanager|-analytics)|analytics\.google/);
  expect(policyOf('/*', unmeasured).get('script-src')).toEqual([
    "'self'",
    hash('theme()'),
    hash('start()'),
  ]);
});

it('allows the host’s build hooks on staff pages, and nothing else of that host', () => {
  const hooks = 'https://api.netlify.com/build_hooks/';
  expect(policyOf('/admin/*').get('connect-src')).toContain(hooks);
  expect(production.split(/netlify/)).toHaveLength(2);
  expect(policyOf('/*').get('connect-src')?.join(' ')).not.toContain('netlify');
});

it('requires trusted types on staff pages', () => {
  const policy = policyOf('/admin/*');
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['dompurify', 'picture-worker', 'service-worker']);
});

it('a build for the emulators differs only in the servers of connect-src and img-src', () => {
  const emulators = ' http://127.0.0.1:8080 http://127.0.0.1:9099 http://127.0.0.1:9199';
  const local = headersFile(inline, { isDemo: true, isMeasured: true, isSigned: true });
  for (const path of ['/*', '/admin/*']) {
    expect(policyOf(path, local).get('connect-src')?.join(' ')).toContain(emulators);
    expect(policyOf(path, local).get('img-src')?.join(' ')).toContain(emulators);
  }
  const hooks = [
    'http://localhost:8891/build_hooks/preview',
    'https://api.netlify.com/build_hooks/',
  ];
  const [ownHook = '', hostHook = ''] = hooks;
  expect(local.replaceAll(emulators, '').replace(ownHook, hostHook)).toBe(production);
});

it('keeps the Spanish guide out of search engines until its words are signed', () => {
  const header = '/guia-pip.pdf\n  X-Robots-Tag: noindex\n';
  expect(production).not.toContain('X-Robots-Tag');
  expect(headersFile(inline, { isDemo: false, isMeasured: true, isSigned: false })).toContain(
    header,
  );
});
