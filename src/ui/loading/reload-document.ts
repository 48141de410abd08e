/** Milliseconds. */
const timeout = 5000;

/**
 * Loads the document again, but only if the server responds: without a connection the browser would replace the
 * page by its own error page. False if it does not respond.
 */
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
