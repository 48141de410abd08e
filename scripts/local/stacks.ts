import { Socket } from 'node:net';
import { emulatorPorts, localEnv, previewPort } from './local-env.ts';

/**
 * Browser stories run on several stacks at once: each has its own emulators, Netlify runtime and data, on its own
 * ports. Stack 0 has the usual ports, like every other local run. The build knows only those, so a worker and its
 * browser use them, too, and are redirected to the ports of their stack.
 */
export const portOn = (stack: number, port: number) => port + 10 * stack;

/** Under `npm test`, kinds beside others have a stack of their own. By hand they use the usual ports, or STACK. */
const ownStacks = { emulator: 0, rules: 5, 'rules-google': 6, 'emulator-google': 7 };
export type DatabaseKind = keyof typeof ownStacks;

export const stackOf = (kind: DatabaseKind): number =>
  Number(process.env.STACK ?? (process.env.OWN_STACKS ? ownStacks[kind] : 0));

/** Of the tests that a recipe of docs/how-to makes (tests/emulator/recipes.test.ts). */
export const recipesStack = 8;

/** The environment of a stack's processes, in place of localEnv. */
export function envOn(stack: number): typeof localEnv {
  const hostOn = (host: string) => host.replace(/\d+$/, (port) => String(portOn(stack, +port)));
  return {
    ...localEnv,
    FIRESTORE_EMULATOR_HOST: hostOn(localEnv.FIRESTORE_EMULATOR_HOST),
    FIREBASE_AUTH_EMULATOR_HOST: hostOn(localEnv.FIREBASE_AUTH_EMULATOR_HOST),
    FIREBASE_STORAGE_EMULATOR_HOST: hostOn(localEnv.FIREBASE_STORAGE_EMULATOR_HOST),
  };
}

/** Stacks of the stories' workers in STORY_STACKS ('1,2'); beside `npm run preview` there is one, with the usual ports. */
export const storyStacks = (process.env.STORY_STACKS ?? '0').split(',').map(Number);

export const storyStack = (): number =>
  storyStacks[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? 0;

const usualPorts = [...emulatorPorts, previewPort];

/** Chromium's --host-resolver-rules for a browser on that stack: only this machine can be reached. */
export function hostRules(stack: number): string {
  const led = ['localhost', '127.0.0.1'].flatMap((host) => [
    ...usualPorts.map((port) => `MAP ${host}:${port} 127.0.0.1:${portOn(stack, port)}`),
    `MAP ${host} ${host}`,
  ]);
  return [...led, 'MAP * ~NOTFOUND'].join(',');
}

type ConnectOptions = { host?: string; port?: number | string };

let connectedTo = 0;

/** Redirects this process's requests to the usual ports to that stack. */
export function connectTo(stack: number): void {
  if (stack === connectedTo) return;
  connectedTo = stack;
  const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket;
  const led = (options: ConnectOptions) => {
    const isOurs = /^(localhost|127\.0\.0\.1|::1)$/.test(options.host ?? 'localhost');
    return isOurs && usualPorts.includes(Number(options.port))
      ? { ...options, port: portOn(stack, Number(options.port)) }
      : options;
  };
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [target] = args;
    // Node passes its own list, which begins with the options.
    if (Array.isArray(target)) target[0] = led(target[0]);
    else if (target && typeof target === 'object') args[0] = led(target);
    return connect.apply(this, args);
  } as typeof Socket.prototype.connect;
}
