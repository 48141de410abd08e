import { expect, it } from 'vitest';
import { installPrograms } from '../../scripts/local/test-programs.ts';

/** A machine that writes down what is run and said. `lacks`: packages that its system has not. */
function machine({ isRoot = true, hasApt = true, lacks = [] as string[] }) {
  const lines: string[] = [];
  return {
    lines,
    isRoot,
    exists: () => hasApt,
    say: (line: string) => lines.push(line),
    run: (command: string, args: string[]) => {
      lines.push([command.split('/').at(-1), ...args].join(' '));
      return !lacks.includes(args.at(-1) ?? '');
    },
  };
}

const options = 'install -y -qq --no-install-recommends';

it('as root on Debian, installs what is missing, and says so in one line', () => {
  const debian = machine({});
  installPrograms(['chromium-headless-shell', 'xvfb'], debian);
  expect(debian.lines).toEqual([
    'Installing chromium-headless-shell, xvfb with apt-get.',
    'apt-get update -qq',
    `apt-get ${options} chromium-headless-shell`,
    `apt-get ${options} xvfb`,
  ]);
});

it('installs Playwright’s Chromium where the system has none, and the other packages all the same', () => {
  const ubuntu = machine({ lacks: ['chromium-headless-shell'] });
  installPrograms(['chromium-headless-shell', 'xvfb'], ubuntu);
  expect(ubuntu.lines.slice(-3)).toEqual([
    `apt-get ${options} xvfb`,
    'Installing Chromium with Playwright.',
    'node node_modules/playwright/cli.js install --with-deps chromium',
  ]);
});

it.each([
  ['without root', { isRoot: false }],
  ['on another system', { hasApt: false, isRoot: false }],
])('installs nothing but Playwright’s Chromium %s', (_, rights) => {
  const desk = machine(rights);
  installPrograms(['chromium-headless-shell', 'firefox-esr'], desk);
  expect(desk.lines).toEqual([
    'Installing Chromium with Playwright.',
    'node node_modules/playwright/cli.js install chromium',
  ]);
});

it('runs nothing where all is there', () => {
  const complete = machine({});
  installPrograms([], complete);
  expect(complete.lines).toEqual([]);
});
