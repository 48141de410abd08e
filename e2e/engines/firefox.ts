import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebDriver } from 'selenium-webdriver';
import { startGroup } from '../../scripts/local/child-group.ts';
import { enginePaths } from '../../scripts/local/engines.ts';
import { type Engine, type EngineOptions, engineEnv, siteUrl, started } from './engine.ts';
import { connectMarionette, type Marionette } from './marionette.ts';

export async function startFirefox({ javaScript }: EngineOptions): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = {
    'marionette.port': 0,
    'javascript.enabled': javaScript,
    // Prints what pages write to the console, but not Firefox's own messages.
    'browser.dom.window.dump.enabled': true,
    'devtools.console.stdout.content': true,
    'devtools.console.stdout.chrome': false,
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref('${name}', ${value});\n`)
      .join(''),
  );
  let printed = '';
  const group = startGroup(
    'Firefox',
    enginePaths().firefox ?? '',
    [
      ...['--headless', '--no-remote', '--profile', profile, '--marionette'],
      // For scriptErrors, which asks the browser and not a page.
      '--remote-allow-system-access',
    ],
    {
      env: engineEnv,
      onOutput: (text) => {
        printed += text;
      },
    },
  );
  // Firefox writes the port here once it listens.
  const portFile = join(profile, 'MarionetteActivePort');
  await started(group, () => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '');
  const marionette = await connectMarionette(Number(readFileSync(portFile, 'utf8')));
  const driver = new WebDriver(await marionette.newSession(), marionette);

  return {
    driver,
    problems: async () => [...consoleErrors(printed), ...(await scriptErrors(marionette))],
    // Marionette sets a date as it is, in one go.
    dateKeys: (date) => date,
    async stop() {
      await group.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function consoleErrors(printed: string): string[] {
  const heard = printed.replace(whileLeaving, (lines) => lines.replace(abortedReads, ''));
  // Firefox fails to fetch its own settings.
  return heard.match(/^console\.error: (?!RSLoader:).*/gm) ?? [];
}

/** From the last moment of a page (marionette.ts) until it is gone. */
const whileLeaving = /^console\.info: "leaves the page"$.*?^console\.info: "left the page"$/gms;

/** Firefox fails the reads of a page that is left, and Firestore writes that to the console. Others just end them. */
const abortedReads = /^console\.error: .*RPC_ERROR" "HTTP error has no status".*/gm;

/** Exceptions, unhandled rejections and Content-Security-Policy violations of the site's pages. */
async function scriptErrors(marionette: Marionette): Promise<string[]> {
  const script = `return Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError)
    .filter(({ flags, sourceName }) => !(flags & Ci.nsIScriptError.warningFlag) && sourceName.startsWith('${siteUrl}'))
    .map(({ errorMessage }) => errorMessage)`;
  await marionette.send('Marionette:SetContext', { value: 'chrome' });
  const errors = await marionette.send('WebDriver:ExecuteScript', { script, args: [] });
  await marionette.send('Marionette:SetContext', { value: 'content' });
  return errors as string[];
}
