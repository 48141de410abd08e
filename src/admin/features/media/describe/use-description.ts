import { changeMediaItem, type MediaChange } from '#data/pictures/media-items.ts';
import { isDescribed, type MediaItem } from '#domain/pictures/media-item.ts';
import { defaultAlt } from '#domain/pictures/photo.ts';
import { checkDetails, parseDetails } from '#domain/pictures/photo-details.ts';
import { settle } from '#domain/text/form-checks.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { conflictOf, useBase } from '../../../shared/forms/edit-conflict.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import type { Saved } from '../../../shared/save/save.ts';
import { useSave } from '../../../shared/save/use-save.ts';

type Description = { alt: string; caption: string; publishes: boolean };

/** The words of one photo, kept as a draft until they are stored. */
export function useDescription(item: MediaItem, isBusy: boolean) {
  const record = descriptionOf(item);
  const draft = useDraft<Description>(`describe:${item.id}`, record, isBusy);
  const { save: store, by, errors, conflict } = useSave<MediaItem>();
  const base = useBase<MediaItem>(typedOver(item, draft.base), conflict?.theirs);
  const { alt, caption } = parseDetails(draft.fields);
  const publishes = draft.fields.publishes && base.status === 'draft';

  /** null when there is nothing to store. */
  const save = async (): Promise<Saved | null> => {
    const isChanged = alt !== record.alt || caption !== record.caption;
    // A draft without a description is only published together with one.
    if (!isChanged && !(publishes && alt)) return null;
    const mine: MediaChange = { alt, caption, ...(publishes && { status: 'published' }) };
    const seen = {
      alt: base.alt,
      caption: base.caption,
      ...(publishes && { status: base.status }),
    };
    return store(
      {
        parse: () => settle(mine, checkDetails({ alt, caption })),
        write: () => changeMediaItem(item.id, mine, by, seen),
        failed: 'Failed to update photo',
        inForm: true,
        conflict: (theirs: MediaItem) =>
          conflictOf<MediaItem>(theirs, mine, {
            alt: ['Alt text', ({ alt }) => alt],
            caption: ['Caption', ({ caption }) => caption],
            ...(publishes && { status: ['Status', ({ status }: MediaItem) => status] as const }),
          }),
        publishes: true,
      },
      draft.discard,
    );
  };

  // A corrected field loses its error.
  const wrong = checkDetails({ alt, caption }).filter((error) => error !== null);
  const errorIn = (field: string) => (errorOf(errors, field) ? errorOf(wrong, field) : null);
  return { draft, save, conflict, altError: errorIn('alt'), captionError: errorIn('caption') };
}

/** Without a description the field starts empty, and a draft is published with its description. */
function descriptionOf(item: MediaItem): Description {
  const lacksOne = !isDescribed(item);
  return {
    alt: lacksOne ? '' : item.alt,
    caption: item.caption,
    publishes: lacksOne && item.status === 'draft',
  };
}

/** The item over which the words were typed: a restored draft may be older than the record. */
function typedOver(item: MediaItem, { alt, caption }: Description): MediaItem {
  return { ...item, caption, alt: alt || (isDescribed(item) ? defaultAlt : item.alt) };
}
