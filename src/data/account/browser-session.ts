/**
 * A cookie that ends with the browser, or after some weeks if the person asked for that. It says that somebody signed
 * in, and nothing else: Firebase's own storage has no such end, or one tab only.
 */
const name = 'staff-session';

/** Seconds. */
const keptFor = 30 * 24 * 3600;

/** Where the browser refuses cookies the sign-in ends with the page. */
let isSignedInHere = false;

export function beginSession(keep: boolean): void {
  isSignedInHere = true;
  write(`${name}=1${keep ? `; max-age=${keptFor}` : ''}`);
}

export function endSession(): void {
  isSignedInHere = false;
  write(`${name}=; max-age=0`);
}

export function hasSession(): boolean {
  try {
    return isSignedInHere || document.cookie.split('; ').includes(`${name}=1`);
  } catch {
    // Harmless: without cookies nobody stays signed in.
    return false;
  }
}

function write(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${cookie}; path=/admin; samesite=strict${location.protocol === 'https:' ? '; secure' : ''}`;
  } catch {
    // Harmless: isSignedInHere serves instead.
  }
}
