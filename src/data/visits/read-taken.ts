import type { TakenQuarters } from '#domain/visits/openings.ts';
import { readFields } from '../firebase/read-fields.ts';

/** Milliseconds for which one answer serves a page. */
const freshFor = 15_000;

let latest: { weeks: string; at: number; answer: Promise<TakenQuarters> } | null = null;

/** Which quarter hours are taken in two weeks, without the SDK. Rejects without an answer. */
export function readTaken(weeks: readonly [string, string]): Promise<TakenQuarters> {
  const now = Date.now();
  const isFresh = latest?.weeks === String(weeks) && Math.abs(now - latest.at) < freshFor;
  if (latest && isFresh) return latest.answer;
  const read = { weeks: String(weeks), at: now, answer: askFor(weeks) };
  latest = read;
  read.answer.catch(() => {
    // Harmless: every caller that awaits the answer gets the error.
    read.at = 0;
  });
  return read.answer;
}

async function askFor(weeks: readonly string[]): Promise<TakenQuarters> {
  const paths = weeks.map((week) => `openings/${week}`);
  const read = await readFields(paths, ['taken']);
  return new Set(read.flatMap(({ taken }) => Object.keys(taken?.mapValue?.fields ?? {})));
}
