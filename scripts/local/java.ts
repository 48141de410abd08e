import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux and macOS keep several versions beside each other. */
const versionFolders = [
  { folder: '/usr/lib/jvm', bin: 'bin' },
  { folder: '/Library/Java/JavaVirtualMachines', bin: 'Contents/Home/bin' },
];

/** The major version that `java -version` prints in a folder, '' for the one on PATH; 0 without Java. */
export function javaVersion(folder = ''): number {
  const { stderr } = spawnSync(join(folder, 'java'), ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

/** The folder of a Java that is at least this version, '' for the one on PATH; undefined without one. */
export function javaFolder(least: number): string | undefined {
  const own = process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin')] : [];
  const installed = versionFolders.flatMap(({ folder, bin }) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, bin)) : [],
  );
  return ['', ...own, ...installed].find((folder) => javaVersion(folder) >= least);
}
