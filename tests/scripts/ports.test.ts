import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { portOf, portsInUse, requirePorts } from '../../scripts/local/ports.ts';

const servers: ReturnType<typeof createServer>[] = [];

function listen(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  return portOf(server.listen(0, host));
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it.each(['127.0.0.1', '0.0.0.0'])('finds a port that is in use on %s', async (host) => {
  const used = await listen(host);
  const free = await listen('127.0.0.1');
  servers.pop()?.close();
  expect(await portsInUse([free, used])).toEqual([used]);
});

it('names every used port in one sentence', async () => {
  const [one, two] = [await listen('127.0.0.1'), await listen('127.0.0.1')];
  await expect(requirePorts([one])).rejects.toThrow(`Port ${one} is already in use`);
  await expect(requirePorts([one, two])).rejects.toThrow(`Ports ${one}, ${two} are already in use`);
});
