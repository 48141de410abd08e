import { emulatorUrls, localEnv } from '../../scripts/local-env.ts';

const bucket = `${emulatorUrls.storage}/storage/v1/b/${localEnv.VITE_FIREBASE_STORAGE_BUCKET}/o`;
const owner = { headers: { authorization: 'Bearer owner' } };

/** The names of the stored files that begin so, past the rules; '' means all. */
export async function filesIn(prefix: string): Promise<string[]> {
  const answer = await fetch(`${bucket}?prefix=${encodeURIComponent(prefix)}`, owner);
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name).sort();
}

export async function removeFile(name: string): Promise<void> {
  await fetch(`${bucket}/${encodeURIComponent(name)}`, { ...owner, method: 'DELETE' });
}
