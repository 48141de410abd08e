import { beforeEach, vi } from 'vitest';

/** The fake of the form function. */
export const formServer = vi.fn<typeof fetch>();

export function acceptForms(): void {
  formServer.mockReset().mockImplementation(async () => Response.json({ ok: true, id: 'x' }));
}

/** Forms get no answer until the returned function accepts the last one. */
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

/** The body of a call; the first call is 0. */
export const sent = (call = 0) => JSON.parse(String(formServer.mock.calls[call]?.[1]?.body));

/** Every visitor gave the first answer a minute ago, so no form waits. */
function beginForms(now: Date): void {
  const kept = JSON.stringify({ since: now.getTime() - 60_000 });
  for (const form of ['appointment', 'pip', 'attorney'])
    sessionStorage.setItem(`form:${form}`, kept);
}

/** For answers that did not begin a minute ago: nothing waits for the time that a person needs. */
export const aMinutePasses = () => vi.setSystemTime(Date.now() + 60_000);

/** Starts each test at this time, with a server that accepts forms and without cooldowns. */
export function startFormServer(now: Date): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    vi.stubGlobal('fetch', formServer);
    acceptForms();
    beginForms(now);
  });
}
