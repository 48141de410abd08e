import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

const HOSTS = ['127.0.0.1', '::1'];

function inUse(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // Another error (such as no IPv6 here) does not mean that the port is in use.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

export async function portsInUse(ports: number[]): Promise<number[]> {
  const used = await Promise.all(
    ports.map(async (port) =>
      (await Promise.all(HOSTS.map((host) => inUse(port, host)))).includes(true),
    ),
  );
  return ports.filter((_, i) => used[i]);
}

/** Throws one sentence that names the ports in use. */
export async function requirePorts(ports: number[]): Promise<void> {
  const used = await portsInUse(ports);
  if (used.length === 0) return;
  const names = used.length === 1 ? `Port ${used[0]} is` : `Ports ${used.join(', ')} are`;
  throw new Error(`${names} already in use: stop what listens there and start again.`);
}

export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A free port, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOSTS[0]);
  const port = await portOf(probe);
  probe.close();
  return port;
}
