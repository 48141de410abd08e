import { vi } from 'vitest';

type Answer = Response | undefined;

/** Every request comes here first; the network answers those that get no answer here. Until the globals are unstubbed. */
export function intercept(answer: (url: string, body: string) => Answer | Promise<Answer>): void {
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const [address, init] = call;
    return (await answer(String(address), String(init?.body ?? ''))) ?? network(...call);
  });
}
