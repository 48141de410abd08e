import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isOvertaken } from '#data/firebase/write-errors.ts';
import { changeMediaItem, type MediaChange } from '#data/pictures/media-items.ts';
import { isShown, type MediaItem } from '#domain/pictures/media-item.ts';
import { tagLabel } from '#domain/pictures/photo.ts';
import { singleLine } from '#domain/text/plain-text.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../../../shared/data/publisher.ts';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import {
  type Conflict,
  differencesOf,
  EditConflict,
  useBase,
} from '../../../shared/forms/edit-conflict.tsx';
import { errorOf, type FieldError } from '../../../shared/forms/error-of.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { SettingsFields } from '../upload/settings-fields.tsx';
import { MediaThumb } from './media-thumb.tsx';

/** Characters, as in the rules of the database. */
export const detailLimits = { alt: 300, caption: 500 };

/** Changes are kept until they are stored or cancelled. */
export function EditMediaDialog({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [conflict, setConflict] = useState<Conflict<MediaItem>>();
  const [busy, setBusy] = useState(false);
  const draft = useDraft(`photo:${item.id}`, detailsOf(item), busy);
  const base = useBase(draft.base, conflict?.theirs);
  const { fields } = draft;
  const altError = errorOf(errors, 'alt');

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const alt = singleLine(fields.alt).slice(0, detailLimits.alt);
    const caption = singleLine(fields.caption).slice(0, detailLimits.caption);
    if (!alt) return setErrors([{ field: 'alt', message: 'Alt text is required' }]);
    setBusy(true);
    const mine = { ...fields, alt, caption };
    try {
      await changeMediaItem(item.id, mine, detailsOf(base));
    } catch (error) {
      const theirs = isOvertaken<MediaItem>(error) ? error.theirs : null;
      setConflict(theirs ? conflictWith(theirs, mine) : undefined);
      const message = await failureText('Failed to update photo', error);
      setErrors(theirs ? [] : [{ message }]);
      return setBusy(false);
    }
    if (isShown(item) || isShown({ ...item, ...mine })) publisher.changed();
    toast.success('Photo updated successfully!');
    draft.discard();
    onClose();
    await revalidate();
  };

  const cancel = () => {
    draft.discard();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={`Edit ${item.mediaType === 'image' ? 'photo' : 'file'}`}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        <ErrorSummary errors={errors} />
        {conflict && <EditConflict {...conflict} />}
        <RestoredDraft onDiscard={draft.isRestored && !busy ? draft.discard : null}>
          Unsaved changes restored
        </RestoredDraft>
        <MediaThumb item={item} className="aspect-3/2 max-h-40 w-full rounded-[10px]" />
        <TextField
          label="Alt text"
          name="alt"
          size="sm"
          maxLength={detailLimits.alt}
          hint="Describe the photo for people who can’t see it."
          value={fields.alt}
          onChange={({ target }) => draft.change({ alt: target.value })}
          error={altError}
        />
        <TextField
          label="Caption"
          name="caption"
          size="sm"
          optional
          maxLength={detailLimits.caption}
          value={fields.caption}
          onChange={({ target }) => draft.change({ caption: target.value })}
        />
        <SettingsFields idPrefix="edit" value={fields} onChange={draft.change} />
        <p className="hint">
          Only staff can see drafts and private items. Links to them stop working.
        </p>
        <FormActions onClose={cancel} busy={busy} busyLabel="Saving…" className="mt-2">
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

function conflictWith(theirs: MediaItem, mine: MediaChange): Conflict<MediaItem> {
  const differences = differencesOf<MediaItem>(theirs, mine, {
    alt: ['Alt text', ({ alt }) => alt],
    caption: ['Caption', ({ caption }) => caption],
    status: ['Status', ({ status }) => status],
    visibility: ['Visibility', ({ visibility }) => visibility],
    tags: ['Tags', ({ tags }) => tags.map(tagLabel).join(', ')],
  });
  return { theirs, differences };
}
