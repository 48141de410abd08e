import { type Ref, useImperativeHandle } from 'react';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { detailLimits } from '#domain/pictures/photo-details.ts';
import { TextField } from '#ui/forms/field.tsx';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { EditConflict } from '../../../shared/forms/edit-conflict.tsx';
import { MediaThumb } from '../photo/media-thumb.tsx';
import { useDescription } from './use-description.ts';

export type DescribedItem = {
  save: ReturnType<typeof useDescription>['save'];
  discard: () => void;
};

type DescribeFieldsProps = {
  item: MediaItem;
  /** 'Photo 2 of 7' */
  legend: string;
  busy: boolean;
  /** For the sheet, which saves all of them with one button. */
  ref: Ref<DescribedItem>;
};

export const altId = ({ id }: MediaItem) => `describe-${id}-alt`;

export function DescribeFields({ item, legend, busy, ref }: DescribeFieldsProps) {
  const { draft, save, conflict, altError, captionError } = useDescription(item, busy);
  const { fields, change } = draft;
  useImperativeHandle(ref, () => ({ save, discard: draft.discard }));
  return (
    <fieldset className="grid min-w-0 gap-4 py-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <legend className="sr-only">{legend}</legend>
      <MediaThumb item={item} className="aspect-3/2 w-full rounded-[10px] max-sm:max-w-44" />
      <div className="grid content-start gap-3">
        {conflict && <EditConflict {...conflict} />}
        <RestoredDraft onDiscard={draft.isRestored && !busy ? draft.discard : null}>
          Unsaved changes restored
        </RestoredDraft>
        <TextField
          label="Alt text"
          name={altId(item)}
          maxLength={detailLimits.alt}
          value={fields.alt}
          onChange={({ target }) => change({ alt: target.value })}
          error={altError}
        />
        <TextField
          label="Caption"
          name={`describe-${item.id}-caption`}
          optional
          maxLength={detailLimits.caption}
          value={fields.caption}
          onChange={({ target }) => change({ caption: target.value })}
          error={captionError}
        />
        {item.status === 'draft' && (
          <CheckField
            checked={fields.publishes}
            onChange={(publishes) => change({ publishes })}
            className="text-[.875rem] font-semibold"
          >
            Publish with this description
          </CheckField>
        )}
      </div>
    </fieldset>
  );
}
