import { CircleAlert, FileUp, RotateCcw, X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { ShrinkOffer } from '../../../shared/pictures/shrink-offer.tsx';
import type { MediaUploads, QueuedFile } from './use-media-uploads.ts';

export function UploadQueue({ uploads }: { uploads: MediaUploads }) {
  const { queue, left, isOffline, remove, retry, shrink } = uploads;
  return (
    <>
      <p role="status" className={isOffline ? 'mt-3 font-semibold' : 'sr-only'}>
        {left > 0 && `${plural(left, 'file')} to upload`}
        {isOffline && '. You appear to be offline: this goes on once you’re back.'}
      </p>
      {queue.length > 0 && (
        <ul aria-label="Uploads" className="mt-3 grid grid-cols-1 gap-2">
          {queue.map((queued) => (
            <Row
              key={queued.id}
              queued={queued}
              onRemove={remove}
              onRetry={retry}
              onShrink={shrink}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type RowProps = {
  queued: QueuedFile;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onShrink: (id: string) => void;
};

function Row({ queued, onRemove, onRetry, onShrink }: RowProps) {
  const { id, file, state, share, error, canShrink } = queued;
  return (
    <li className="flex items-center gap-3 rounded-[10px] border border-line px-3 py-2">
      {state === 'failed' ? (
        <CircleAlert className="ico shrink-0 text-bad" />
      ) : (
        <FileUp className="ico shrink-0 text-text-3" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="truncate text-small font-semibold">{file.name}</p>
          {state === 'sending' && (
            <span className="num text-small text-text-2">{Math.round(share * 100)}%</span>
          )}
          {state === 'waiting' && <span className="text-small text-text-3">Waiting</span>}
        </div>
        {state === 'failed' ? (
          <>
            <p role="alert" className="text-small text-bad">
              {error}
            </p>
            {canShrink && <ShrinkOffer file={file} onShrink={() => onShrink(id)} />}
          </>
        ) : (
          <progress
            className="progress mt-1.5"
            value={state === 'sending' ? share : 0}
            max={1}
            aria-label={`Upload of ${file.name}`}
          />
        )}
      </div>
      {state === 'failed' && (
        <IconButton icon={RotateCcw} label={`Retry ${file.name}`} onClick={() => onRetry(id)} />
      )}
      <IconButton
        icon={X}
        label={state === 'failed' ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
        onClick={() => onRemove(id)}
      />
    </li>
  );
}
