/** A read that the page can do without: null when it fails. The console says which one failed. */
export async function optionalRead<Value>(
  failure: string,
  read: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    console.warn(failure, error);
    return null;
  }
}
