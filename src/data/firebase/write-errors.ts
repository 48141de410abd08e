/** A colleague has stored something else since the record was read. Nothing was overwritten. */
export class ChangedMeanwhile<Stored = unknown> extends Error {
  override name = 'ChangedMeanwhile';
  readonly theirs: Stored;

  constructor(theirs: Stored) {
    super('The record was changed meanwhile');
    this.theirs = theirs;
  }
}

/** The record that was to be changed has been deleted. */
export class Gone extends Error {
  override name = 'Gone';
}

/** Writes; after a failure asks whether it was stored all the same, by this try or an earlier one. */
export async function storeOnce(
  write: () => Promise<unknown>,
  isStored: () => Promise<boolean>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    // Harmless: where the question fails too, the first error is thrown.
    if (!(await isStored().catch(() => false))) throw error;
  }
}
