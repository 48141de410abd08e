/** How long a sign-in and an unused screen last. Milliseconds. */

const minute = 60_000;
const lockChoices = ['5', '10', '15', '30'];

/** After this time without a key or a touch the screen locks. minutes: of the build's settings. */
export function lockAfter(minutes = ''): number {
  return (lockChoices.includes(minutes) ? Number(minutes) : 15) * minute;
}

/** firestore.rules and storage.rules refuse older sign-ins, too. */
const signInLasts = 12 * 60 * minute;

/** The back office asks for the password this much earlier: nothing is refused before. */
export const asksAfter = signInLasts - 5 * minute;

/** Anything but a time counts as too old. */
export function isSignInOver(signedInAt: number, now: number): boolean {
  return !(now - signedInAt < signInLasts);
}
