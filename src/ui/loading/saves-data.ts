/** Whether the person asked the browser to save data. Firefox and Safari don't say. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
