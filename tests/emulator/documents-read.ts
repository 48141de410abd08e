import { vi } from 'vitest';

/** The number of documents that `work` reads, in the answers of queries and reads. A count returns none. */
export async function documentsOf(work: () => Promise<unknown>): Promise<number> {
  let documents = 0;
  const { fetch } = globalThis;
  const counting = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await fetch(...request);
    const body = await answer.clone().text();
    documents += body.match(/"(document|found)": ?\{/g)?.length ?? 0;
    return answer;
  });
  await work();
  counting.mockRestore();
  return documents;
}
