import { firestore } from '../../tests/emulator/stored.ts';

export { storedIn as readAll } from '../../tests/emulator/stored.ts';

/** Lets the next story send a form and hold a time at once, although the function has just had some from this machine. */
export async function clearCooldowns(): Promise<void> {
  // Not recursiveDelete: on fireemu it leaves documents whose ids begin with a digit.
  const bounds = await Promise.all(
    ['cooldowns', 'holdKeys'].map((name) => firestore.collection(name).listDocuments()),
  );
  await Promise.all(bounds.flat().map((document) => document.delete()));
}
