import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { changeMediaItem } from '#data/pictures/media-items.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { tagLabel } from '#domain/pictures/photo.ts';
import { checkDetails, detailLimits, parseDetails } from '#domain/pictures/photo-details.ts';
import { settle } from '#domain/text/form-checks.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { conflictOf, EditConflict, useBase } from '../../../shared/forms/edit-conflict.tsx';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { typedField } from '../../../shared/forms/typed-field.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import { SettingsFields } from '../upload/settings-fields.tsx';
import { MediaThumb } from './media-thumb.tsx';

/** Changes are kept until they are stored or cancelled. */
export function EditMediaDialog({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { save, by, isBusy, errors, conflict } = useSave<MediaItem>(revalidate);
  const draft = useDraft(`photo:${item.id}`, detailsOf(item), isBusy);
  const base = useBase(draft.base, conflict?.theirs);
  const { fields, change } = draft;
  const typed = typedField<'alt' | 'caption'>({ fields, errors, change, limits: detailLimits });

  const store = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mine = { ...fields, ...parseDetails(fields) };
    const stored = await save(
      {
        parse: () => settle(mine, checkDetails(mine)),
        write: () => changeMediaItem(item.id, mine, by, detailsOf(base)),
        failed: 'Failed to update photo',
        inForm: true,
        conflict: (theirs: MediaItem) => conflictOf(theirs, mine, texts),
        publishes: true,
        done: 'Photo updated successfully!',
      },
      draft.discard,
    );
    if (stored.ok) onClose();
  };

  const cancel = () => {
    draft.discard();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={`Edit ${item.mediaType === 'image' ? 'photo' : 'file'}`}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void store(event)}>
        <ErrorSummary errors={errors} />
        {conflict && <EditConflict {...conflict} />}
        <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
          Unsaved changes restored
        </RestoredDraft>
        <MediaThumb item={item} className="aspect-3/2 max-h-40 w-full rounded-[10px]" />
        <TextField
          label="Alt text"
          hint="Describe the photo for people who can’t see it."
          {...typed('alt')}
        />
        <TextField label="Caption" optional {...typed('caption')} />
        <SettingsFields idPrefix="edit" value={fields} onChange={change} />
        <p className="hint">
          Only staff can see drafts and private items. Links to them stop working.
        </p>
        <FormActions onClose={cancel} busy={isBusy} busyLabel="Saving…" className="mt-2">
          Save changes
        </FormActions>
      </form>
    </Dialog>
  );
}

type Details = Pick<MediaItem, 'alt' | 'caption' | 'status' | 'visibility' | 'tags'>;

function detailsOf({ alt, caption, status, visibility, tags }: Details): Details {
  return { alt, caption, status, visibility, tags };
}

const texts = {
  alt: ['Alt text', ({ alt }: Details) => alt],
  caption: ['Caption', ({ caption }: Details) => caption],
  status: ['Status', ({ status }: Details) => status],
  visibility: ['Visibility', ({ visibility }: Details) => visibility],
  tags: ['Tags', ({ tags }: Details) => tags.map(tagLabel).join(', ')],
} as const;
