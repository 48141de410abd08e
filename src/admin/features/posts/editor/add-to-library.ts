import { createImage } from '#data/pictures/images.ts';
import { report } from '#data/problems/report.ts';
import { toast } from '#ui/overlays/toast.tsx';
import type { UploadedPicture } from '../../../shared/pictures/upload-picture.ts';

/** A failure is told; the article has its picture all the same. */
export async function addToLibrary(picture: UploadedPicture, alt: string): Promise<void> {
  const { variants, path, placeholder } = picture;
  try {
    await createImage({ alt, sizes: variants, originalPath: path, placeholder });
  } catch (error) {
    report(error, 'The image couldn’t be added to the library.');
    toast.error('The image couldn’t be added to the library.');
  }
}
