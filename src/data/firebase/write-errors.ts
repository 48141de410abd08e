/** Why the data layer refuses a write. `theirs` is what it found instead. */
export type WriteErrorCode =
  /** A colleague changed the record since it was read; `theirs` is it now. Nothing was overwritten. */
  | 'changed'
  | 'gone'
  /** What must be unique belongs to `theirs`. */
  | 'taken'
  | 'time-taken'
  /** `theirs`, which its patient holds and nobody has confirmed, has that time. */
  | 'time-held'
  | 'provider-gone'
  /** The clinic is closed then, or the provider is out; `theirs` says why. */
  | 'not-open'
  | 'on-hold'
  | 'visit-ahead'
  /** Its retention period isn't over: something has happened with the request since, or a longer period is set. */
  | 'not-due'
  /** The project has an account with this email, which this page has not made. */
  | 'email-taken'
  /** The project lets nobody make an account with the public key. */
  | 'sign-up-closed'
  | 'too-long'
  /** The mail server didn’t take a mail; `theirs` is its state. */
  | 'not-sent';

/** A write that the program expects to be refused at times: staff read why, and it's no problem for a developer. */
export class WriteError extends Error {
  override name = 'WriteError';
  readonly code: WriteErrorCode;
  readonly theirs: unknown;

  constructor(code: WriteErrorCode, theirs?: unknown, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.theirs = theirs;
  }
}

/** Writes. After a failure it checks whether the write was stored anyway, by this try or an earlier one. */
export async function storeOnce(
  write: () => Promise<unknown>,
  isStored: () => Promise<boolean>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    // Harmless: if the check fails, too, the first error is thrown.
    if (!(await isStored().catch(() => false))) throw error;
  }
}
