/** Milliseconds. A smaller difference may be a slow network, and misleads nobody. */
const tolerance = 30 * 60_000;

/** Milliseconds that the server is ahead of this device. */
let ahead = 0;

/** Takes the time that an answer names, since the device's clock may be days off. Without one, the device's counts. */
export function noteServerTime(time: string | null = ''): void {
  const difference = Date.parse(time ?? '') - Date.now();
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/** The server's time if it is known, else the device's. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** What depends on the day or the hour takes this: the schedule, what is due, which dates may be typed. */
export const serverDate = (): Date => new Date(serverNow());

/** Takes the time from an answer of our own server. */
export const noteTimeOf = ({ headers }: Response): void => noteServerTime(headers.get('date'));

/**
 * For the back office, whose SDK tells no time. Whether the time is another one now than before. Never rejects. A
 * development server has the device's own clock.
 */
export async function askServerTime(): Promise<boolean> {
  if (!import.meta.env.PROD) return false;
  const before = ahead;
  // Harmless: the device's clock serves.
  await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(noteTimeOf, () => {});
  return Math.abs(ahead - before) > tolerance;
}
