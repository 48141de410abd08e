/** Some of several records are saved, and `reason` is why the first of the others isn’t. */
export class PartlySaved extends Error {
  readonly reason: unknown;

  constructor(saved: number, all: number, reason: unknown) {
    super(`${saved} of ${all} are done.`);
    this.reason = reason;
  }
}

/** What one form changes in several records, one after the other. One that fails does not stop the others. */
export async function writeEach<Item>(
  items: readonly Item[],
  write: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await write(item);
    } catch (error) {
      // Harmless: the first one is thrown below.
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  const saved = items.length - failures.length;
  throw saved > 0 ? new PartlySaved(saved, items.length, failures[0]) : failures[0];
}
