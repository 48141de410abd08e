import { ImageUp } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { FileButton } from '../../../shared/pictures/file-button.tsx';
import { useFileDrop } from '../../../shared/pictures/use-file-drop.ts';

export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { isOver, dropTarget } = useFileDrop(onFiles);
  return (
    <div
      {...dropTarget}
      className={classNames(
        'flex flex-wrap items-center gap-4 rounded-md border-2 border-dashed px-5 py-6',
        isOver ? 'border-(color:--focus) bg-primary-soft' : 'border-line-strong bg-sunken',
      )}
    >
      <span className="grid size-11 flex-none place-items-center rounded-[10px] bg-primary-soft text-primary-text">
        <ImageUp className="ico" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="font-semibold">
          <span className="max-md:hidden">Drop photos here, or choose files</span>
          <span className="md:hidden">Add photos</span>
        </p>
        <p id="drop-hint" className="text-small text-text-2">
          Images up to 10MB and 6000x6000 pixels, video up to 25MB.
        </p>
      </div>
      <FileButton
        inputLabel="Clinic photos and files"
        accept="image/*,video/*,audio/*,application/*,.heic,.heif,.hif,.csv,.dcm,.doc,.docx,.key,.numbers,.pages,.pdf,.ppt,.pptx,.rtf,.txt,.xls,.xlsx"
        multiple
        onFiles={onFiles}
        variant="primary"
        className="max-sm:w-full"
        aria-describedby="drop-hint"
      >
        Choose files
      </FileButton>
    </div>
  );
}
