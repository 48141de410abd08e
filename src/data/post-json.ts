import { submitAddress } from './submit-address.ts';

type Options = { /** Milliseconds. */ timeout?: number; headers?: Record<string, string> };

/** Asks the form function. Rejects without an answer in time. */
export function postJson(
  body: object,
  { timeout = 20_000, headers = {} }: Options = {},
): Promise<Response> {
  return fetch(submitAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
}
