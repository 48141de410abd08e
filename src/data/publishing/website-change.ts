import { readFields } from '../read-fields.ts';

/**
 * When staff last changed what visitors see; '' before the first change. Asks without the SDK: every view of a page
 * asks, and the answer has less than 1 KiB. Rejects without an answer.
 */
export async function readWebsiteChange(): Promise<string> {
  const [website] = await readFields(['summaries/website'], ['changedAt']);
  return website?.changedAt?.timestampValue ?? '';
}
