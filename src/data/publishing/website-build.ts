/** Milliseconds. */
const timeout = 20_000;

/** Rejects without a connection. The host's answer can't be read from another origin. */
export async function askForBuild(hook: string): Promise<void> {
  await fetch(hook, { method: 'POST', mode: 'no-cors', signal: AbortSignal.timeout(timeout) });
}

/** When the build of visitors began to read, by this device's clock. Never too late: the server's clock is known. */
export async function readBuildTime(): Promise<number> {
  const asked = Date.now();
  const response = await askForRecord();
  const { time } = (await response.json()) as { time: string };
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  const ahead = Number.isNaN(serverTime) ? 0 : serverTime - asked + 1000;
  return Date.parse(time) - ahead;
}

export async function askForRecord(): Promise<Response> {
  const response = await fetch('/build.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`build.json answers ${response.status}`);
  return response;
}
