import { existsSync, readdirSync } from 'node:fs';

const firstOf = (paths: string[]) => paths.find(existsSync);

/** Fedora and Arch put MiniBrowser into /usr/libexec, Debian into the folder of the machine's architecture. */
function miniBrowsers(): string[] {
  const roots = ['/usr/libexec', '/usr/lib', ...subfolders('/usr/lib')];
  return roots.flatMap((root) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((version) => `${root}/${version}/MiniBrowser`),
  );
}

const subfolders = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];

/** The programs that run the stories of e2e/engines; undefined where one is not installed. */
export const enginePaths = () => ({
  firefox: firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']),
  webKitDriver: firstOf(['/usr/bin/WebKitWebDriver']),
  miniBrowser: firstOf(miniBrowsers()),
  xvfb: firstOf(['/usr/bin/Xvfb']),
});

/** Debian's packages of those that are not installed. */
export function missingEngines(): string[] {
  const { firefox, webKitDriver, miniBrowser, xvfb } = enginePaths();
  return [
    firefox ? [] : ['firefox-esr'],
    webKitDriver && miniBrowser ? [] : ['webkit2gtk-driver'],
    xvfb ? [] : ['xvfb'],
  ].flat();
}
