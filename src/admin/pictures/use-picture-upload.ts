import { useEffect, useRef, useState } from 'react';
import { type PicturePanel, pictureFileError } from '#domain/picture-file.ts';
import { discardPicture } from './discard-picture.ts';
import type { UploadedPicture } from './upload-picture.ts';

/** Where the files of each panel are kept. */
const folders = { cover: 'blogImages', logo: 'logos', hero: 'site-hero', staff: 'staff' } as const;

export type PictureUpload = {
  /** Share that has been sent, 0 to 1; null while nothing is under way. */
  share: number | null;
  /** Ready to show. The chosen file was not taken; what was there before still is. */
  error: string | null;
  start: (file: File) => void;
  cancel: () => void;
};

/**
 * Sends one picture at a time. onUploaded stores what became of it; if that rejects, the upload has
 * failed, too, and its files are deleted again. `failure` is what to say when nothing better is known.
 */
export function usePictureUpload(
  panel: PicturePanel,
  failure: string,
  onUploaded: (picture: UploadedPicture) => Promise<void> | void,
): PictureUpload {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    const refusal = pictureFileError(panel, file);
    setError(refusal);
    if (refusal) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      // Decoding and storing weigh more than the page: they come with the first file.
      const { uploadPicture } = await import('./upload-picture.ts');
      const { signal } = controller;
      const picture = await uploadPicture(folders[panel], file, { signal, onProgress: setShare });
      try {
        await onUploaded(picture);
      } catch (cause) {
        void discardPicture(picture);
        throw cause;
      }
    } catch (cause) {
      if (controller.signal.aborted) return;
      setError(cause instanceof Error && cause.name === 'PictureError' ? cause.message : failure);
    } finally {
      if (running.current === controller) {
        running.current = null;
        setShare(null);
      }
    }
  }

  return {
    share,
    error,
    start: (file) => void send(file),
    cancel() {
      running.current?.abort();
      running.current = null;
      setShare(null);
    },
  };
}
