import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder } from 'selenium-webdriver';
import { answering, startGroup } from '../../scripts/child-group.ts';
import { enginePaths } from '../../scripts/engines.ts';
import { freePort } from '../../scripts/ports.ts';
import { type Engine, type EngineOptions, engineEnv, started } from './engine.ts';

/** WebKit has no headless mode, so each browser gets a display in memory. */
export async function startWebKit({ javaScript }: EngineOptions): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'console.log');
  const display = await startDisplay();
  const port = await freePort();
  const group = startGroup('WebKit', enginePaths.webKitDriver ?? '', [`--port=${port}`], {
    env: { ...engineEnv, DISPLAY: display.name },
  });
  await answering(group, `http://127.0.0.1:${port}/status`);
  const browser = [
    enginePaths.miniBrowser,
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    // Scripts of pages; those of the driver always run.
    `--enable-javascript=${javaScript}`,
  ];
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // The driver drops what its browser prints, so a shell keeps it. WebKit prints to stderr, whatever the option says.
      'webkitgtk:browserOptions': {
        binary: '/bin/sh',
        args: ['-c', 'exec "$@" 2>"$0"', log, ...browser],
      },
    })
    .build();

  return {
    driver,
    problems: async () => readFileSync(log, 'utf8').split('\n').filter(isError),
    // Keys go to the parts of the field, in the order of American dates.
    dateKeys: (date) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
    async stop() {
      await driver.quit();
      await group.stop();
      await display.group.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Such as 'CONSOLE ERROR', 'CONSOLE JS ERROR' and, for Content-Security-Policy violations, 'CONSOLE SECURITY ERROR'. */
const isError = (line: string) => /\bCONSOLE( [A-Z]+)? ERROR\b/.test(line);

async function startDisplay() {
  let number = '';
  const group = startGroup(
    'Xvfb',
    enginePaths.xvfb ?? '',
    // It chooses a free number and prints it.
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { onOutput: (text) => (number ||= /^\d+$/m.exec(text)?.[0] ?? '') },
  );
  await started(group, () => number !== '');
  return { group, name: `:${number}` };
}
