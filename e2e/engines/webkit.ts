import { Builder } from 'selenium-webdriver';
import { answering, startGroup } from '../../scripts/local/child-group.ts';
import { enginePaths } from '../../scripts/local/engines.ts';
import { freePort } from '../../scripts/local/ports.ts';
import { type Engine, type EngineOptions, engineEnv, started } from './engine.ts';
import { connectInspector } from './web-inspector.ts';

/** WebKit has no headless mode, so each browser gets a display in memory. */
export async function startWebKit({ javaScript }: EngineOptions): Promise<Engine> {
  const display = await startDisplay();
  const inspectorPort = await freePort();
  const browser = startGroup(
    'WebKit',
    enginePaths().miniBrowser ?? '',
    // Scripts of pages; those of the driver always run.
    ['--automation', `--enable-javascript=${javaScript}`],
    {
      env: {
        ...engineEnv,
        DISPLAY: display.name,
        WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${inspectorPort}`,
        // Without a graphics card, layers would take half of the browser's time.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    },
  );
  const driverPort = await freePort();
  const webDriver = startGroup('WebKitWebDriver', enginePaths().webKitDriver ?? '', [
    `--port=${driverPort}`,
    `--target=127.0.0.1:${inspectorPort}`,
  ]);
  await answering(webDriver, `http://127.0.0.1:${driverPort}/status`);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${driverPort}`)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const inspector = await connectInspector(inspectorPort);
  await started(browser, inspector.isListening);

  return {
    driver,
    problems: async () =>
      inspector.errors.filter((error) => !harmless.test(error) && !abortedFetches.test(error)),
    // Keys go to the parts of the field, in the order of American dates.
    dateKeys: (date) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
    async stop() {
      inspector.close();
      await webDriver.stop();
      await browser.stop();
      await display.group.stop();
    },
  };
}

/**
 * WebKitGTK knows no web app manifests. It shows robots.txt, where each story begins, with a style and an icon of its
 * own. And the page that shows a refused form again has status 400.
 */
const harmless =
  /^Unrecognized .* directive 'manifest-src'|\/(robots\.txt|favicon\.ico)$|status of 400 .*\/form-submission$/;

/**
 * WebKit writes an error for a fetch that ends with its page: a read of the database, for which Firestore writes
 * another one, or the server's time. A story that lacks the data fails by itself.
 */
const abortedFetches =
  /^Fetch API cannot load http:\/\/(localhost:\d+\/|127\.0\.0\.1:\d+\/v1\/projects\/.*) due to access control checks|RPC_ERROR HTTP error has no status/;

async function startDisplay() {
  let number = '';
  const group = startGroup(
    'Xvfb',
    enginePaths().xvfb ?? '',
    // It chooses a free number and prints it.
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { onOutput: (text) => (number ||= /^\d+$/m.exec(text)?.[0] ?? '') },
  );
  await started(group, () => number !== '');
  return { group, name: `:${number}` };
}
