import { noteTimeOf } from './server-clock.ts';
import { submitAddress } from './submit-address.ts';

type Options = { /** Milliseconds. */ timeout?: number; headers?: Record<string, string> };

/** Asks the form function. Rejects without an answer in time. */
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
  noteTimeOf(response);
  return response;
}
