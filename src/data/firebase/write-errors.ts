/** A colleague changed the record since it was read. Nothing was overwritten. */
export class ChangedMeanwhile<Stored = unknown> extends Error {
  override name = 'ChangedMeanwhile';
  readonly theirs: Stored;

  constructor(theirs: Stored) {
    super('The record was changed meanwhile');
    this.theirs = theirs;
  }
}

/** The record has been deleted. */
export class Gone extends Error {
  override name = 'Gone';
}

/** What must be unique belongs to another record. */
export class Taken<Holder = unknown> extends Error {
  override name = 'Taken';
  readonly holder: Holder;

  constructor(holder: Holder) {
    super('It belongs to another record');
    this.holder = holder;
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

/** Whether a write failed because a colleague was first. `Stored` is the record that the write is about. */
export function isOvertaken<Stored>(error: unknown): error is ChangedMeanwhile<Stored> {
  return error instanceof ChangedMeanwhile;
}
