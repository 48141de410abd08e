import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { toast } from '#ui/overlays/toast.tsx';
import { failureText } from '../../failure-text.ts';
import { useAdminData } from '../../layout/use-admin-data.ts';
import type { UploadSettings } from './upload-settings.ts';

export type QueuedFile = {
  /** Of the document to be, too. */
  id: string;
  file: File;
  settings: UploadSettings;
  /** 'sending' also while the picture is being shrunk. */
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  share: number;
  /** Why it failed, ready to show. */
  error: string | null;
};

/** Files on their way at the same time: one is being shrunk while others are being sent. */
const atOnce = 3;

export type MediaUploads = {
  /** Those that are not stored yet; what is done leaves the list. */
  queue: QueuedFile[];
  add: (files: readonly File[], settings: UploadSettings) => void;
  /** Ends one that is on its way, and takes one that has failed off the list. */
  remove: (id: string) => void;
  retry: (id: string) => void;
};

export function useMediaUploads(): MediaUploads {
  const { session } = useAdminData();
  const { revalidate } = useRevalidator();
  const [queue, setQueue] = useState<QueuedFile[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const finished = useRef(0);

  const change = (id: string, changes: Partial<QueuedFile>) =>
    setQueue((files) => files.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const drop = (id: string) => setQueue((files) => files.filter((file) => file.id !== id));

  async function send({ id, file, settings }: QueuedFile) {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'sending', share: 0, error: null });
    try {
      // Decoding and storing weigh more than the page: they come with the first file.
      const { uploadMedia } = await import('./upload-media.ts');
      await uploadMedia(file, settings, session.uid, {
        id,
        signal: controller.signal,
        onProgress: (share) => change(id, { share }),
      });
      finished.current += 1;
      drop(id);
    } catch (error) {
      const message = await messageOf(error);
      if (!controller.signal.aborted) change(id, { state: 'failed', error: message });
    } finally {
      running.current.delete(id);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the queue may free a place
  useEffect(() => {
    // One that was cancelled is cleaned up after while the next is on its way.
    const free = atOnce - queue.filter(({ state }) => state === 'sending').length;
    const next = queue.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const file of next.slice(0, free)) void send(file);
    const isOver = !queue.some(({ state }) => state !== 'failed');
    if (!isOver || finished.current === 0) return;
    toast.success(`Successfully uploaded ${finished.current} photo(s)!`);
    finished.current = 0;
    void revalidate();
  }, [queue]);

  const isBusy = queue.some(({ state }) => state !== 'failed');
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
    add(files, settings) {
      const added = files.map(
        (file): QueuedFile => ({
          id: crypto.randomUUID(),
          file,
          settings,
          state: 'waiting',
          share: 0,
          error: null,
        }),
      );
      setQueue((known) => [...known, ...added]);
    },
    remove(id) {
      running.current.get(id)?.abort();
      drop(id);
    },
    retry: (id) => change(id, { state: 'waiting', share: 0, error: null }),
  };
}

/** What the site itself throws says why; an error of the machinery would tell staff nothing. */
async function messageOf(error: unknown): Promise<string> {
  if (!(error instanceof Error) || error.message === '') return 'Upload failed';
  const isOurs = error.name === 'PictureError' || error.name === 'Error';
  return isOurs ? error.message : failureText('Failed to upload photos', error);
}
