import { createImage } from '#data/pictures/images.ts';
import type { UploadedPicture } from '../../../shared/pictures/upload-picture.ts';
import { useSave } from '../../../shared/save/use-save.ts';

/** A failure is told; the article has its picture all the same. */
export function useAddToLibrary() {
  const { save, by } = useSave();
  return async ({ variants: sizes, path, placeholder }: UploadedPicture, alt: string) => {
    await save({
      write: () => createImage({ alt, sizes, originalPath: path, placeholder }, by),
      failed: 'The image couldn’t be added to the library.',
    });
  };
}
