import { asksAfter, lockAfter } from '#domain/account/sign-in-times.ts';

/** 'asked': by the person, who leaves the desk. 'over': the server takes no older sign-in. */
export type LockReason = 'asked' | 'idle' | 'over';

/** What every tab of this browser knows: times, in milliseconds since 1970, and nothing of the person. */
type Key = 'lastActive' | 'lastPassword';

/** Milliseconds: activity within this time is noted once. */
const step = 10_000;
/** Milliseconds: a clock that was set back further tells nothing about how long the screen was unused. */
const tolerance = 60_000;

/** As the last activity: the person locked the screen. */
const asked = 0;

const idleTime = lockAfter(import.meta.env.VITE_LOCK_MINUTES);

/** Where the browser refuses storage. */
const inMemory = new Map<Key, string>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function timeOf(key: Key): number | null {
  try {
    const stored = inMemory.get(key) ?? localStorage.getItem(key);
    return stored === null ? null : Number(stored);
  } catch {
    // Harmless: the time is unknown until it is kept in memory.
    return null;
  }
}

function keepTime(key: Key, time: number): void {
  try {
    localStorage.setItem(key, String(time));
    inMemory.delete(key);
  } catch {
    // Harmless: memory serves instead.
    inMemory.set(key, String(time));
  }
}

/** Milliseconds until this time is over; none left also once the clock was set back. Unknown times begin now. */
function timeLeft(key: Key, lasts: number): number {
  const now = Date.now();
  const passed = now - (timeOf(key) ?? now);
  return passed < -tolerance ? 0 : Math.max(0, lasts - passed);
}

/** Why the screen is locked, by the clock; null while it is open. */
export function lockReason(): LockReason | null {
  if (timeLeft('lastPassword', asksAfter) === 0) return 'over';
  if (timeOf('lastActive') === asked) return 'asked';
  return timeLeft('lastActive', idleTime) === 0 ? 'idle' : null;
}

/** A key or a touch. Once the screen should be locked it opens nothing. */
function noteActivity(): void {
  const now = Date.now();
  if (lockReason()) tell();
  else if (Math.abs(now - (timeOf('lastActive') ?? 0)) >= step) keepTime('lastActive', now);
}

/** After a password: opens the screen in every tab. */
export function notePassword(): void {
  const now = Date.now();
  keepTime('lastActive', now);
  keepTime('lastPassword', now);
  tell();
}

/** Locks every tab at once. */
export function lockNow(): void {
  keepTime('lastActive', asked);
  tell();
}

/** The server refused this sign-in as too old: locks every tab. */
export function endSignIn(): void {
  keepTime('lastPassword', 0);
  tell();
}

/** Calls back whenever the screen may have been locked or opened; returns a function that ends it. */
export function onLock(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const left = Math.min(timeLeft('lastPassword', asksAfter), timeLeft('lastActive', idleTime));
    if (left > 0) timer = setTimeout(check, left);
    listener();
  };
  const { signal, abort } = listening();
  listeners.add(check);
  // Another tab, or a computer that wakes up.
  for (const type of ['storage', 'focus', 'pageshow']) addEventListener(type, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  check();
  return () => {
    clearTimeout(timer);
    listeners.delete(check);
    abort();
  };
}

/** Notes what the person does here; returns a function that ends it. */
export function watchActivity(): () => void {
  noteActivity();
  const { signal, abort } = listening();
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel']) {
    addEventListener(type, noteActivity, { signal, capture: true, passive: true });
  }
  return abort;
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Resolves at once while the screen is open, else as soon as it is. */
export async function whenOpen(): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = onLock(() => {
      if (!lockReason()) resolve();
    });
  });
  stop();
}
