import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { detailLimits } from '#domain/pictures/photo-details.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/forms/field.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { FileButton } from '../../../shared/pictures/file-button.tsx';
import { useFileDrop } from '../../../shared/pictures/use-file-drop.ts';
import { SettingsFields } from './settings-fields.tsx';
import { UploadQueue } from './upload-queue.tsx';
import { defaultSettings, heldBack } from './upload-settings.ts';
import { useMediaUploads } from './use-media-uploads.ts';

export function UploadArea() {
  const uploads = useMediaUploads();
  const [settings, setSettings] = useState(defaultSettings);
  const [holdsBack, setHoldsBack] = useState(false);
  return (
    <>
      <div className="mt-4">
        <DropZone
          onFiles={(files) => uploads.add(files, holdsBack ? heldBack(settings) : settings)}
        />
      </div>
      <details className="mt-3">
        <summary className="link w-fit cursor-pointer py-2 text-small font-semibold">
          Upload settings
        </summary>
        <div className="mt-2 grid gap-4 rounded-[10px] border border-line p-4">
          <TextField
            label="Alt text of new photos"
            name="upload-alt"
            maxLength={detailLimits.alt}
            value={settings.alt}
            onChange={({ target }) => setSettings({ ...settings, alt: target.value })}
            onBlur={() =>
              setSettings({ ...settings, alt: settings.alt.trim() || defaultSettings.alt })
            }
          />
          <SettingsFields
            idPrefix="upload"
            value={settings}
            onChange={(change) => setSettings({ ...settings, ...change })}
          />
          <div>
            <CheckField
              checked={holdsBack}
              onChange={setHoldsBack}
              aria-describedby="hold-back-hint"
              className="font-semibold"
            >
              Hold back until described
            </CheckField>
            <p id="hold-back-hint" className="hint">
              New photos stay drafts until you write their alt text in “Describe photos”.
            </p>
          </div>
        </div>
      </details>
      <UploadQueue uploads={uploads} />
      <LeaveGuard
        dirty={uploads.left > 0}
        title="Leave before everything is uploaded?"
        confirmLabel="Leave"
        cancelLabel="Stay"
      >
        {uploads.left === 1 ? 'One file isn’t' : `${uploads.left} files aren’t`} uploaded yet. You
        would have to choose {uploads.left === 1 ? 'it' : 'them'} again.
      </LeaveGuard>
    </>
  );
}

function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
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
