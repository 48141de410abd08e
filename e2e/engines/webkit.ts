import { Builder } from 'selenium-webdriver';
import { answering, startGroup } from '../../scripts/local/child-group.ts';
import { enginePaths } from '../../scripts/local/engines.ts';
import { freePort } from '../../scripts/local/ports.ts';
import { type Engine, type EngineOptions, engineEnv, started } from './engine.ts';

/** WebKit has no headless mode, so each browser gets a display in memory. */
export async function startWebKit({ javaScript }: EngineOptions): Promise<Engine> {
  const display = await startDisplay();
  const port = await freePort();
  const group = startGroup('WebKit', enginePaths.webKitDriver ?? '', [`--port=${port}`], {
    env: { ...engineEnv, DISPLAY: display.name },
  });
  await answering(group, `http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: enginePaths.miniBrowser,
        // Scripts of pages; those of the driver always run.
        args: ['--automation', `--enable-javascript=${javaScript}`],
      },
    })
    .build();

  return {
    driver,
    // Its driver tells nothing of the console, nor lets a script run before those of a page.
    problems: async () => [],
    // Keys go to the parts of the field, in the order of American dates.
    dateKeys: (date) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
    async stop() {
      await driver.quit();
      await group.stop();
      await display.group.stop();
    },
  };
}

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
