import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answering, type ChildGroup, type Print, startGroup } from './child-group.ts';
import { previewPort } from './local-env.ts';
import { envOn, portOn } from './stacks.ts';

/** Ports of Netlify's local runtime: the site, and behind it its file and function servers. */
export const netlifyPorts: [number, number, number] = [
  previewPort,
  previewPort + 1,
  previewPort + 2,
];

/**
 * Serves dist/ and netlify/functions under Netlify's own local runtime, with the headers and redirects of
 * netlify.toml. It runs in a folder of its own, where it writes its files. `print` gets the functions' output,
 * such as mail.
 */
export async function startNetlify({
  stack = 0,
  env = {},
  print,
}: {
  stack?: number;
  /** For the functions, beside the stack's own. */
  env?: Record<string, string>;
  print?: Print;
} = {}): Promise<ChildGroup> {
  const cwd = resolve(`node_modules/.cache/preview/${stack}`);
  mkdirSync(join(cwd, '.netlify'), { recursive: true });
  // Netlify's runtime starts a Postgres in this folder. Nothing here uses one, and a file of that name keeps it off.
  const postgres = join(cwd, '.netlify/db');
  rmSync(postgres, { recursive: true, force: true });
  writeFileSync(postgres, '');
  // Without the plugin, which is for deploys.
  const config = readFileSync('netlify.toml', 'utf8').replace(/^\[\[plugins\]\]\n.*\n/m, '');
  writeFileSync(join(cwd, 'netlify.toml'), config);

  let ready = false;
  const [port, filePort, functionPort] = netlifyPorts.map((port) => String(portOn(stack, port)));
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
    {
      cwd,
      env: { ...envOn(stack), ...env },
      onOutput: (text) => ready && print?.(functionOutput(text)),
    },
  );

  await answering(runtime, `http://localhost:${port}`);
  ready = true;
  return runtime;
}

/** Without the runtime's own lines. */
function functionOutput(text: string): string {
  return text.replace(/^(⬥|Request from |Response with status ).*\n/gm, '');
}
