import type { UploadedPicture } from './upload-picture.ts';

/** Deletes an upload that nothing shows. Never rejects: the caller already knows of the failure. */
export async function discardPicture({ path }: UploadedPicture): Promise<void> {
  try {
    const { deleteFiles } = await import('#data/pictures/files.ts');
    await deleteFiles(path);
  } catch {
    // Harmless: a left-over file has no effect.
  }
}
