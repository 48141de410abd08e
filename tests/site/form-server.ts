import { afterEach, beforeEach, vi } from 'vitest';

/** The function that takes forms. */
export const formServer = vi.fn<typeof fetch>();

/** From now on every form is accepted. */
export function acceptForms(): void {
  formServer.mockReset().mockImplementation(async () => Response.json({ ok: true, id: 'x' }));
}

/** Forms wait for their answer until the returned function accepts the last one. */
export function holdForms(): () => void {
  let answer = (_: Response) => {};
  formServer.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return () => answer(Response.json({ ok: true }));
}

/** What was sent with a call; the first call is 0. */
export const sent = (call = 0) => JSON.parse(String(formServer.mock.calls[call]?.[1]?.body));

/** Each test of the file starts at this time, with a server that accepts forms and a browser that has sent none. */
export function startFormServer(now: Date): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    vi.stubGlobal('fetch', formServer);
    acceptForms();
    localStorage.clear();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
