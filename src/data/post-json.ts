import { noteTimeOf } from './server-clock.ts';
import { submitAddress } from './submit-address.ts';

type Options = { /** Milliseconds. */ timeout?: number; headers?: Record<string, string> };

/** Asks the form function. Rejects without its answer in time. */
export async function postJson(
  body: object,
  { timeout = 20_000, headers = {} }: Options = {},
): Promise<Response> {
  const response = await fetch(submitAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  // A network may answer by a page of its own, such as a sign-in to its Wi-Fi or a proxy's warning.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.ok && isPage) throw new Error('A web page answers');
  noteTimeOf(response);
  return response;
}
