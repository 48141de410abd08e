/** From a public change to the build that has it. All times are milliseconds since 1970. */

/** A change that no build is known to have yet. */
export type Pending = {
  /** The last change of a burst. */
  changedAt: number;
  /** When the host was last asked to build, maybe for an earlier change; null before the first time. */
  askedAt: number | null;
};

const second = 1000;
const minute = 60 * second;

/** Long enough for a slip and its undo. */
const quiet = 5 * second;
const leastBetween = minute;
const lateAfter = 10 * minute;
const firstCheck = 20 * second;
const slowestCheck = 2 * minute;

/** The pause before the host is asked to build; null when it was asked after the last change. */
export function pauseBeforeAsking({ changedAt, askedAt }: Pending, now: number): number | null {
  if (askedAt !== null && askedAt > changedAt) return null;
  const at = Math.max(changedAt + quiet, askedAt === null ? 0 : askedAt + leastBetween);
  // Longer only if the clock was set back.
  return Math.min(Math.max(0, at - now), leastBetween);
}

/** What this tab and another one of the browser wait for. */
export function together(mine: Pending, other: Pending | null): Pending {
  if (!other) return mine;
  return {
    changedAt: Math.max(mine.changedAt, other.changedAt),
    askedAt: Math.max(mine.askedAt ?? 0, other.askedAt ?? 0) || null,
  };
}

/** The host was asked. A change can't be later than now, unless the clock was set back: then it was asked for. */
export function asked({ changedAt }: Pending, askedAt: number, now: number): Pending {
  return { changedAt: changedAt > now ? askedAt - 1 : changedAt, askedAt };
}

/** The pause before the next look at the website, after this many looks. */
export function pauseBefore(looks: number): number {
  return Math.min(firstCheck * 1.5 ** looks, slowestCheck);
}

/** A build has every change from before it began to read. */
export function isLive({ changedAt }: Pending, builtAt: number): boolean {
  return builtAt >= changedAt;
}

export function isLate({ changedAt, askedAt }: Pending, now: number): boolean {
  return askedAt !== null && now - Math.max(changedAt, askedAt) >= lateAfter;
}

/** Reads what was kept; null for anything else. */
export function pendingFrom(kept: string | null): Pending | null {
  try {
    const { changedAt, askedAt } = JSON.parse(kept ?? 'null');
    const isTime = (value: unknown) => typeof value === 'number';
    return isTime(changedAt) && (isTime(askedAt) || askedAt === null)
      ? { changedAt, askedAt }
      : null;
  } catch {
    // Nothing is kept, or another program's text: nothing is pending.
    return null;
  }
}
