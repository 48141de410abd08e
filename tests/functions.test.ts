import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { filesIn } from './files-in.ts';

const recipe = 'see docs/how-to/add-a-function.md';
const functions = readdirSync('netlify/functions').map((file) => file.replace(/\.ts$/, ''));

describe.each(functions)('function %s', (name) => {
  it('has a test', () => {
    const file = `tests/netlify/${name}.test.ts`;
    expect(existsSync(file), `${file} is missing: ${recipe}`).toBe(true);
  });

  it('has a rate limit per visitor', async () => {
    const { config } = await import(`../netlify/functions/${name}.ts`);
    // With 'ip' alone, all visitors would share one limit.
    expect(config?.rateLimit, `${name} exports no config.rateLimit: ${recipe}`).toMatchObject({
      windowLimit: expect.any(Number),
      aggregateBy: ['ip', 'domain'],
    });
  });

  it('is an entry point that SECURITY.md explains', () => {
    const security = readFileSync('SECURITY.md', 'utf8');
    expect(security, `SECURITY.md has no line for \`${name}\`: ${recipe}`).toContain(
      `| \`${name}\``,
    );
  });
});

/** Local runs or Netlify set these. */
const setElsewhere = ['CONTEXT', 'FIRESTORE_EMULATOR_HOST', 'NETLIFY_ANALYTICS_URL', 'URL'];

const code = filesIn(['netlify', 'scripts/deploy', 'src'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const settings = code.matchAll(
  /(?:[sS]etting\('([A-Z_]+)'\)|import\.meta\.env\.(VITE_\w+)|(?<!\.)\benv\.([A-Z_]+)\b)/g,
);

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');
  const names = new Set(
    [...settings].map(([, secret, open, ofBuild]) => secret ?? open ?? ofBuild ?? ''),
  );

  it.each([...names].filter((name) => !setElsewhere.includes(name)))('explains %s', (name) => {
    expect(example, `.env.example has no line for ${name}`).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});

it('a build takes no variable but VITE_*, so the secrets of the functions stay out', async () => {
  vi.stubEnv('RATE_LIMIT_SECRET', 'secret');
  const { env, define } = await resolveConfig({}, 'build');
  vi.unstubAllEnvs();
  const others = Object.keys(env).filter((name) => !name.startsWith('VITE_'));
  expect(others.sort()).toEqual(['BASE_URL', 'DEV', 'MODE', 'PROD']);
  expect(define).toEqual({ 'import.meta.env.ENGLISH_ONLY': expect.any(Boolean) });
});
