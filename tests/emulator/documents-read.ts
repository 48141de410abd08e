import { afterAll, beforeAll, vi } from 'vitest';

/** Documents in the answers of queries and reads since the last reset. A count returns none. */
let documents = 0;

beforeAll(() => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await fetch(...request);
    const body = await answer.clone().text();
    documents += body.match(/"(document|found)": ?\{/g)?.length ?? 0;
    return answer;
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** The number of documents that `work` reads. */
export async function documentsOf(work: () => Promise<unknown>): Promise<number> {
  documents = 0;
  await work();
  return documents;
}
