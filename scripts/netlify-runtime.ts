import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'smol-toml';
import { answering, type ChildGroup, startGroup } from './child-group.ts';
import { emulatorUrls, previewPort } from './local-env.ts';

/** Ports of Netlify's local runtime: the site, and behind it its file and function servers. */
export const netlifyPorts: [number, number, number] = [
  previewPort,
  previewPort + 1,
  previewPort + 2,
];

/**
 * Serves dist/ and netlify/functions under Netlify's own local runtime, with the headers and redirects
 * of netlify.toml. It runs in a folder of its own, because its netlify.toml also admits the emulators.
 * What functions print, such as mail, goes to `print`.
 */
export async function startNetlify(print?: (text: string) => void): Promise<ChildGroup> {
  const cwd = resolve('node_modules/.cache/preview');
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, 'netlify.toml'), admitEmulators(readFileSync('netlify.toml', 'utf8')));

  let ready = false;
  const [port, filePort, functionPort] = netlifyPorts.map(String);
  const runtime = startGroup(
    'Netlify’s runtime',
    process.execPath,
    [
      `--import=${new URL('loopback-only.mjs', import.meta.url)}`,
      resolve('node_modules/netlify-cli/bin/run.js'),
      'dev',
      '--offline',
      '--no-open',
      '--skip-gitignore',
      // Edge functions would need Deno; there are none.
      '--internal-disable-edge-functions',
      ...['--framework', '#static', '--dir', resolve('dist')],
      ...['--functions', resolve('netlify/functions')],
      ...['--port', String(port), '--staticServerPort', String(filePort)],
      ...['--functions-port', String(functionPort)],
    ],
    { cwd, onOutput: (text) => ready && print?.(functionOutput(text)) },
  );

  await answering(runtime, `http://localhost:${port}`);
  ready = true;
  return runtime;
}

/** The Content-Security-Policy of production must not know this machine; that of a local run must. */
export function admitEmulators(netlifyToml: string): string {
  const config = parse(netlifyToml) as { headers: { values: Record<string, string> }[] };
  const origins = [emulatorUrls.firestore, emulatorUrls.auth, emulatorUrls.storage].join(' ');
  for (const { values } of config.headers) {
    const policy = values['Content-Security-Policy'];
    if (!policy) continue;
    values['Content-Security-Policy'] = policy.replace(
      /\b(connect-src|img-src) [^;]+/g,
      (directive) => `${directive} ${origins}`,
    );
  }
  return stringify(config);
}

/** Without the lines of the runtime itself. */
function functionOutput(text: string): string {
  return text.replace(/^(⬥|Request from |Response with status ).*\n/gm, '');
}
