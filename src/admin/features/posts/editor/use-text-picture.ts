import { type ClipboardEvent, type RefObject, useRef } from 'react';
import { withPicture } from '#domain/posts/markdown-edit.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { putText, putUnseen, selectionOf } from '../../../shared/forms/put-text.ts';
import type { UploadedPicture } from '../../../shared/pictures/upload-picture.ts';
import { useFileDrop } from '../../../shared/pictures/use-file-drop.ts';
import { usePictureUpload } from '../../../shared/pictures/use-picture-upload.ts';
import { useAddToLibrary } from './add-to-library.ts';

/** A picture that is chosen for the article's text, dropped on it, or pasted into it. */
export function useTextPicture(textarea: RefObject<HTMLTextAreaElement | null>) {
  const textBefore = useRef('');
  const addToLibrary = useAddToLibrary();
  const { share, error, start, cancel } = usePictureUpload(
    'cover',
    'Failed to upload image',
    insert,
  );

  async function insert(picture: UploadedPicture) {
    const { current: element } = textarea;
    if (!element) return;
    const next = withPicture(selectionOf(element), picture.url);
    const waited = element.value === textBefore.current && document.activeElement === element;
    // Selecting the alt text of a person who types on would overwrite it.
    if (waited) putText(element, next);
    else putUnseen(element, next.text);
    toast.success('Image uploaded successfully!');
    await addToLibrary(picture, '');
  }

  function upload(files: File[]) {
    const [file] = files;
    if (!file || !textarea.current) return;
    if (share !== null || files.length > 1) {
      toast.error('One picture at a time, please.');
      return;
    }
    textarea.current.focus();
    textBefore.current = textarea.current.value;
    void start(file);
  }

  const { isOver, dropTarget } = useFileDrop(upload);
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Office programs copy text together with a picture of it.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    upload([...files]);
  };

  return { share, error, upload, cancel, isOver, dropTarget, onPaste };
}
