import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { javaFolder, javaVersion } from '../../scripts/local/java.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'java-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** A program that prints what `java -version` of that version prints. */
function install(name: string, version: string): string {
  const bin = join(root, name, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'java'), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
  chmodSync(join(bin, 'java'), 0o755);
  return bin;
}

describe('Java', () => {
  it.each([
    ['21.0.4', 21],
    ['17.0.15', 17],
    ['25', 25],
  ])('%s is version %i', (text, version) => {
    expect(javaVersion(install('jdk', text))).toBe(version);
  });

  it('is version 0 where it is missing', () => {
    expect(javaVersion(root)).toBe(0);
  });

  it('is the one on PATH if that is new enough', () => {
    vi.stubEnv('PATH', install('jdk', '99.0.1'));
    expect(javaFolder(99)).toBe('');
  });

  it('is the one of JAVA_HOME if the one on PATH is too old', () => {
    vi.stubEnv('PATH', install('old', '17.0.15'));
    const bin = install('new', '99.0.1');
    vi.stubEnv('JAVA_HOME', join(root, 'new'));
    expect(javaFolder(99)).toBe(bin);
  });

  it('is undefined where none is new enough', () => {
    vi.stubEnv('PATH', install('old', '17.0.15'));
    vi.stubEnv('JAVA_HOME', '');
    expect(javaFolder(99)).toBeUndefined();
  });
});
