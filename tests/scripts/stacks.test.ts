import { createServer, type Server } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { emulatorPorts, localEnv, previewPort } from '../../scripts/local/local-env.ts';
import { netlifyPorts } from '../../scripts/local/netlify-runtime.ts';
import { portOf } from '../../scripts/local/ports.ts';
import { connectTo, envOn, hostRules, portOn } from '../../scripts/local/stacks.ts';

const { connect } = Socket.prototype;
let server: Server | undefined;

afterEach(() => {
  Socket.prototype.connect = connect;
  server?.close();
});

it('stacks share no port', () => {
  const ports = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((stack) =>
    [...emulatorPorts, ...netlifyPorts].map((port) => portOn(stack, port)),
  );
  expect(new Set(ports).size).toBe(ports.length);
});

it('functions of a stack find its emulators, and the first stack has the default ports', () => {
  expect(envOn(0)).toEqual(localEnv);
  expect(envOn(1)).toEqual({
    ...localEnv,
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8090',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9109',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9209',
  });
});

it('a browser reaches only its own stack, by the default ports', () => {
  const rules = hostRules(1).split(',');
  expect(rules).toContain('MAP 127.0.0.1:8080 127.0.0.1:8090');
  expect(rules).toContain(`MAP localhost:${previewPort} 127.0.0.1:${previewPort + 10}`);
  expect(rules.at(-1)).toBe('MAP * ~NOTFOUND');
});

it('a worker reaches its own stack by the default ports', async () => {
  const listening = createServer((_, response) => response.end('its own'));
  server = listening.listen(0, '127.0.0.1');
  const port = await portOf(listening);
  connectTo((port - previewPort) / 10);
  const answer = await fetch(`http://127.0.0.1:${previewPort}/`);
  expect(await answer.text()).toBe('its own');
});
