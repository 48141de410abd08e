/** Milliseconds. */
const timeout = 5000;

/** Loads the document again, if the server responds: offline, a browser would show its own error page. Else false. */
export async function reloadDocument(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  } catch {
    // No connection: the caller says so.
    return false;
  }
  location.reload();
  return true;
}
