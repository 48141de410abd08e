import { useEffect, useRef, useState } from 'react';
import { createImage } from '#data/images.ts';
import { pictureFileError } from '#domain/picture-file.ts';
import { toast } from '#ui/toast.tsx';
import type { PostEditing } from './editing.ts';

/** A picture that was chosen and is not uploaded yet. */
type Chosen = { file: File; preview: string; altBefore: string };

export type Cover = {
  preview: string | null;
  /** Share that has been sent, 0 to 1; null while nothing is under way. */
  share: number | null;
  error: string | null;
  choose: (file: File) => void;
  /** False when the chosen picture could not be sent; true also when there is none. */
  upload: () => Promise<boolean>;
  /** Takes the chosen picture away, also while it is being sent. */
  drop: () => void;
};

/** The cover on its way from this machine into the post; saving the post sends it first. */
export function useCover(editing: PostEditing): Cover {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<{ controller: AbortController; done: Promise<boolean> } | null>(null);

  const preview = chosen?.preview;
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);
  useEffect(() => () => running.current?.controller.abort(), []);

  function choose(file: File) {
    const refusal = pictureFileError('cover', file);
    setError(refusal);
    if (refusal) return;
    // The words in the form describe another picture.
    const { coverImageAlt } = editing.state.fields;
    if (!chosen) editing.change({ coverImageAlt: '' });
    setChosen({
      file,
      preview: URL.createObjectURL(file),
      altBefore: chosen?.altBefore ?? coverImageAlt,
    });
  }

  function drop() {
    running.current?.controller.abort();
    if (chosen) editing.change({ coverImageAlt: chosen.altBefore });
    setChosen(null);
    setError(null);
  }

  async function send({ file }: Chosen, signal: AbortSignal): Promise<boolean> {
    setShare(0);
    setError(null);
    try {
      // Decoding and storing weigh more than the editor: they come with the first picture.
      const { uploadPicture } = await import('../pictures/upload-picture.ts');
      const { url, path, variants, placeholder } = await uploadPicture('blogImages', file, {
        signal,
        onProgress: setShare,
      });
      editing.change({ coverImageUrl: url });
      setChosen(null);
      toast.success('Image uploaded successfully!');
      const alt = editing.state.fields.coverImageAlt.trim();
      // The post has its cover all the same.
      const image = { alt, sizes: variants, originalPath: path, placeholder };
      await createImage(image).catch(() =>
        toast.error('The image could not be added to the library.'),
      );
      return true;
    } catch (cause) {
      if (signal.aborted) return false;
      const isReadable = cause instanceof Error && cause.name === 'PictureError';
      setError(isReadable ? cause.message : 'Failed to upload image');
      toast.error('Failed to upload image');
      return false;
    } finally {
      setShare(null);
    }
  }

  function upload(): Promise<boolean> {
    if (!chosen) return Promise.resolve(true);
    if (running.current) return running.current.done;
    const controller = new AbortController();
    const done = send(chosen, controller.signal).finally(() => {
      running.current = null;
    });
    running.current = { controller, done };
    return done;
  }

  return { preview: preview ?? null, share, error, choose, upload, drop };
}
