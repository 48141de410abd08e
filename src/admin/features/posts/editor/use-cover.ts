import { useEffect, useState } from 'react';
import { toast } from '#ui/overlays/toast.tsx';
import type { UploadedPicture } from '../../../shared/pictures/upload-picture.ts';
import {
  type PictureUpload,
  usePictureUpload,
} from '../../../shared/pictures/use-picture-upload.ts';
import type { PostEditing } from '../saving/editing.ts';
import { useAddToLibrary } from './add-to-library.ts';

/** A chosen picture that is not uploaded yet. */
type Chosen = { file: File; shrinks: boolean; preview: string; altBefore: string };

export type Cover = Pick<PictureUpload, 'share' | 'error' | 'tooLarge'> & {
  preview: string | null;
  /** shrinks: makes a picture that is too large fit. */
  choose: (file: File, shrinks?: boolean) => void;
  /** False when the chosen picture failed to upload; true also when there is none. */
  upload: () => Promise<boolean>;
  /** Removes the chosen picture, also during its upload. */
  drop: () => void;
};

/** The post's new cover, from choosing the file to the upload; saving the post uploads it first. */
export function useCover(editing: PostEditing): Cover {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const addToLibrary = useAddToLibrary();
  const failure = 'Failed to upload image';
  const { share, error, tooLarge, check, start, cancel } = usePictureUpload(
    'cover',
    failure,
    store,
  );

  const preview = chosen?.preview;
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  function choose(file: File, shrinks = false) {
    if (!check(file, { shrinks })) return;
    const { coverImageAlt } = editing.state.fields;
    // The alt text in the form describes another picture.
    editing.change({ coverImageAlt: '' });
    setChosen({ file, shrinks, preview: URL.createObjectURL(file), altBefore: coverImageAlt });
  }

  function drop() {
    cancel();
    if (chosen) editing.change({ coverImageAlt: chosen.altBefore });
    setChosen(null);
  }

  async function store(picture: UploadedPicture) {
    editing.change({ coverImageUrl: picture.url });
    setChosen(null);
    toast.success('Image uploaded successfully!');
    await addToLibrary(picture, editing.state.fields.coverImageAlt.trim());
  }

  async function upload(): Promise<boolean> {
    if (!chosen) return true;
    const outcome = await start(chosen.file, chosen);
    if (outcome === 'failed') toast.error(failure);
    return outcome === 'stored';
  }

  return { preview: preview ?? null, share, error, tooLarge, choose, upload, drop };
}
