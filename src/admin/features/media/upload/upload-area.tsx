import { useState } from 'react';
import { detailLimits } from '#domain/pictures/photo-details.ts';
import { TextField } from '#ui/forms/field.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { DropZone } from './drop-zone.tsx';
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
