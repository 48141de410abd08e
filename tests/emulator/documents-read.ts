import { afterAll, beforeAll, vi } from 'vitest';

/** Documents that queries and reads by id have brought since the last reset; counting brings none. */
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

/** How many documents come while `work` is done, in the file that imports this. */
export async function documentsOf(work: () => Promise<unknown>): Promise<number> {
  documents = 0;
  await work();
  return documents;
}
