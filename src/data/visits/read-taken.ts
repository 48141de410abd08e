import type { Offer, TakenQuarters } from '#domain/visits/openings.ts';
import { postJson } from '../post-json.ts';
import { readFields } from '../read-fields.ts';

/** Milliseconds for which one answer serves a page. */
const freshFor = 15_000;

let latest: { weeks: string; at: number; answer: Promise<TakenQuarters> } | null = null;

/**
 * Which quarter hours are taken in two weeks, without the SDK: by the schedule's public weeks, and where the clinic keeps its
 * visits in another system, by the function, which reads that calendar. Rejects without an answer.
 */
export function readTaken(
  weeks: readonly [string, string],
  { isOutside }: Pick<Offer, 'isOutside'>,
): Promise<TakenQuarters> {
  const now = Date.now();
  const isFresh = latest?.weeks === String(weeks) && Math.abs(now - latest.at) < freshFor;
  if (latest && isFresh) return latest.answer;
  const answer = isOutside ? askFunction() : readWeeks(weeks);
  const read = { weeks: String(weeks), at: now, answer };
  latest = read;
  read.answer.catch(() => {
    // Harmless: every caller that awaits the answer gets the error.
    read.at = 0;
  });
  return read.answer;
}

/** What the schedule itself has taken. */
export async function readWeeks(weeks: readonly string[]): Promise<TakenQuarters> {
  const paths = weeks.map((week) => `openings/${week}`);
  const read = await readFields(paths, ['taken']);
  return new Set(read.flatMap(({ taken }) => Object.keys(taken?.mapValue?.fields ?? {})));
}

async function askFunction(): Promise<TakenQuarters> {
  const response = await postJson({ type: 'taken' });
  if (!response.ok) throw new Error(`The function answers ${response.status}`);
  const { taken }: { taken: string[] } = await response.json();
  return new Set(taken);
}
