import type { UploadedPicture } from './upload-picture.ts';

/** Takes back an upload that nothing shows. Never fails: whoever waits has been told already. */
export async function discardPicture({ path }: UploadedPicture): Promise<void> {
  try {
    const { deleteFiles } = await import('#data/firebase/files.ts');
    await deleteFiles(path);
  } catch {
    // Harmless: files left over hurt nobody.
  }
}
