import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { gotNoAnswer } from '#data/problems/error-kind.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { tryLater } from '../../../shared/data/try-later.ts';
import { useAuthor } from '../../../shared/data/use-admin-data.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { PictureError } from '../../../shared/pictures/picture-error.ts';
import type { UploadSettings } from './upload-settings.ts';

export type QueuedFile = {
  /** Also the id of its future document. */
  id: string;
  file: File;
  settings: UploadSettings;
  /** 'sending' includes shrinking the picture. */
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  share: number;
  /** Why it failed, ready to show. */
  error: string | null;
  /** Whether a smaller copy of the picture would be taken. */
  canShrink: boolean;
  /** Makes a picture that is too large fit. */
  shrinks: boolean;
};

const waiting = { state: 'waiting', share: 0, error: null, canShrink: false } as const;

/** Files in progress at the same time: one shrinks while others are sent. */
const atOnce = 3;

/** Milliseconds: a browser that is online may deny it. */
const offlinePause = 30_000;

export type MediaUploads = {
  /** Files that are not stored yet; stored ones leave the list. */
  queue: QueuedFile[];
  /** How many of them are under way or still wait. */
  left: number;
  /** They go on once the browser is online. */
  isOffline: boolean;
  add: (files: readonly File[], settings: UploadSettings) => void;
  /** Cancels an upload under way, and removes a failed one from the list. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** Tries again with a smaller copy of the picture. */
  shrink: (id: string) => void;
};

export function useMediaUploads(): MediaUploads {
  const by = useAuthor();
  const { revalidate } = useRevalidator();
  const [queue, setQueue] = useState<QueuedFile[]>([]);
  const [isOffline, setIsOffline] = useState(false);
  const left = queue.filter(({ state }) => state !== 'failed').length;
  const running = useRef(new Map<string, AbortController>());
  const finished = useRef(0);

  const change = (id: string, changes: Partial<QueuedFile>) =>
    setQueue((files) => files.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const drop = (id: string) => setQueue((files) => files.filter((file) => file.id !== id));

  async function send({ id, file, settings, shrinks }: QueuedFile) {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'sending', share: 0, error: null });
    try {
      // Decoding and storing are larger than the page: their code loads with the first file.
      const { uploadMedia } = await import('./upload-media.ts');
      await uploadMedia(file, settings, by, {
        id,
        shrinks,
        signal: controller.signal,
        onProgress: (share) => change(id, { share }),
      });
      finished.current += 1;
      drop(id);
    } catch (error) {
      if (gotNoAnswer(error) && !navigator.onLine && !controller.signal.aborted) {
        setIsOffline(true);
        return change(id, waiting);
      }
      const message = await messageOf(error);
      const canShrink = error instanceof PictureError && error.canShrink;
      if (!controller.signal.aborted) change(id, { state: 'failed', error: message, canShrink });
    } finally {
      running.current.delete(id);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the queue may free a place
  useEffect(() => {
    // The next upload starts while a cancelled one cleans up.
    if (isOffline) return;
    const free = atOnce - queue.filter(({ state }) => state === 'sending').length;
    const next = queue.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const file of next.slice(0, free)) void send(file);
    if (left > 0 || finished.current === 0) return;
    toast.success(`Successfully uploaded ${finished.current} photo(s)!`);
    finished.current = 0;
    void revalidate();
  }, [queue, isOffline]);

  useEffect(() => {
    if (isOffline) return tryLater(offlinePause, () => setIsOffline(false));
  }, [isOffline]);

  const isBusy = left > 0;
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  useEffect(
    () => () => {
      for (const controller of running.current.values()) controller.abort();
    },
    [],
  );

  return {
    queue,
    left,
    isOffline,
    add(files, settings) {
      const added = files.map(
        (file): QueuedFile => ({
          id: crypto.randomUUID(),
          file,
          settings,
          ...waiting,
          shrinks: false,
        }),
      );
      setQueue((known) => [...known, ...added]);
    },
    remove(id) {
      running.current.get(id)?.abort();
      drop(id);
    },
    retry: (id) => change(id, waiting),
    shrink: (id) => change(id, { ...waiting, shrinks: true }),
  };
}

async function messageOf(error: unknown): Promise<string> {
  if (!(error instanceof Error) || error.message === '') return 'Upload failed';
  return shownWords(error) || failureText('Failed to upload photos', error);
}
