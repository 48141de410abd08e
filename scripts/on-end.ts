const PARENT_CHECK = 500;

/** Calls back when this process is to end: by Ctrl-C, by a signal, or because npm was ended. */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

  // npm passes SIGTERM to its shell, which dies without telling us: all we see is another parent.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK).unref();
}
