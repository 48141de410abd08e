import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { admitEmulators } from '../../scripts/netlify-runtime.ts';

type NetlifyToml = { headers: { values: Record<string, string> }[] };

const production = readFileSync('netlify.toml', 'utf8');
const emulators = 'http://127.0.0.1:8080 http://127.0.0.1:9099 http://127.0.0.1:9199';

it('adds the emulators to what pages may connect to and show, and changes nothing else', () => {
  const local = admitEmulators(production);
  // Those of pages; workers connect to nothing.
  const policies = (parse(local) as NetlifyToml).headers
    .flatMap(({ values }) => values['Content-Security-Policy'] ?? [])
    .filter((policy) => policy.includes('connect-src'));
  expect(policies).toHaveLength(2);
  for (const policy of policies) {
    expect(policy.match(/connect-src [^;]+/)?.[0]).toContain(emulators);
    expect(policy.match(/img-src [^;]+/)?.[0]).toContain(emulators);
  }
  expect(parse(local.replaceAll(` ${emulators}`, ''))).toEqual(parse(production));
});
