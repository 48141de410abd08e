import { useEffect, useRef, useState } from 'react';
import { shownWords } from '#data/problems/shown-error.ts';
import { type PicturePanel, pictureFileError } from '#domain/pictures/picture-file.ts';
import { failureText } from '../forms/failure-text.ts';
import type { Saved } from '../save/save.ts';
import { discardPicture } from './discard-picture.ts';
import type { UploadedPicture } from './upload-picture.ts';

/** The folder of each panel's files. */
const folders = { cover: 'blogImages', logo: 'logos', hero: 'site-hero', staff: 'staff' } as const;

const notStored: Saved = { ok: false, errors: [] };

type UploadOutcome = 'stored' | 'failed' | 'cancelled';

/** Makes a picture that is too large fit. */
type Shrinking = { shrinks: boolean };

export type PictureUpload = {
  /** The share already sent, 0 to 1; null while nothing is under way. */
  share: number | null;
  /** Ready to show. The chosen file was refused; the earlier picture is still in place. */
  error: string | null;
  /** The refused file, if only its size is wrong. */
  tooLarge: File | null;
  /** Whether the file may be tried; if not, the error says why. */
  check: (file: File, options?: Shrinking) => boolean;
  /** The outcome of the upload under way. */
  start: (file: File, options?: Shrinking) => Promise<UploadOutcome>;
  cancel: () => void;
};

/** One picture at a time. onUploaded may store it, else its files are deleted. `failure`: without better words. */
export function usePictureUpload(
  panel: PicturePanel,
  failure: string,
  onUploaded: (picture: UploadedPicture) => Promise<Saved> | Promise<void> | void,
): PictureUpload {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tooLarge, setTooLarge] = useState<File | null>(null);
  const running = useRef<{ abort: () => void; outcome: Promise<UploadOutcome> } | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function check(file: File, options?: Shrinking): boolean {
    const refusal = pictureFileError(panel, file, options);
    const isOnlyTooLarge = refusal && !pictureFileError(panel, file, { shrinks: true });
    setError(refusal);
    setTooLarge(isOnlyTooLarge ? file : null);
    return !refusal;
  }

  async function send(file: File, signal: AbortSignal): Promise<UploadOutcome> {
    const onProgress = (sent: number) => {
      if (!signal.aborted) setShare(sent);
    };
    onProgress(0);
    try {
      // Decoding and storing are larger than the page: their code loads with the first file.
      const { uploadPicture } = await import('./upload-picture.ts');
      const picture = await uploadPicture(folders[panel], file, { signal, onProgress });
      const stored = signal.aborted ? notStored : await onUploaded(picture);
      if (stored?.ok !== false) return 'stored';
      // Without an answer it may be stored and need its files.
      if (!stored.mayBeStored) void discardPicture(picture);
      signal.throwIfAborted();
      setError(stored.errors[0]?.message ?? failure);
      return 'failed';
    } catch (cause) {
      if (signal.aborted) return 'cancelled';
      setError(shownWords(cause) || (await failureText(failure, cause)));
      return 'failed';
    } finally {
      // A cancelled upload has already made room, perhaps for another.
      if (!signal.aborted) end();
    }
  }

  function end() {
    running.current = null;
    setShare(null);
  }

  return {
    share,
    error,
    tooLarge,
    check,
    async start(file, options) {
      if (running.current) return running.current.outcome;
      if (!check(file, options)) return 'failed';
      const controller = new AbortController();
      const outcome = send(file, controller.signal);
      running.current = { abort: () => controller.abort(), outcome };
      return outcome;
    },
    cancel() {
      running.current?.abort();
      end();
      setError(null);
      setTooLarge(null);
    },
  };
}
