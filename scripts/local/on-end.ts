const PARENT_CHECK = 500;

/** Calls back before this process ends: by Ctrl-C, by a signal, or because npm ended. */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

  // npm passes SIGTERM to its shell, which dies without passing it on: the only sign is a new parent.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK).unref();
}
