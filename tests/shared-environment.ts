import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaced or reloaded modules, and sockets led elsewhere, would stay for the next file of the worker. */
const replacesModules = (file: string) =>
  /\bvi\.((do)?mock|resetModules)\(|\bconnectTo\(/.test(readFileSync(file, 'utf8'));

/** Tests whose files can follow each other in one environment, so that it loads the code once, and the others. */
export function byEnvironment(name: RegExp): { shared: string[]; isolated: string[] } {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => join('tests', file))
    .filter((file) => name.test(file));
  return {
    shared: files.filter((file) => !replacesModules(file)),
    isolated: files.filter(replacesModules),
  };
}
