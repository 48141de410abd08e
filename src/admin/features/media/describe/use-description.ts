import { useState } from 'react';
import { isOvertaken } from '#data/firebase/write-errors.ts';
import { changeMediaItem, type MediaChange } from '#data/pictures/media-items.ts';
import { isDescribed, isShown, type MediaItem } from '#domain/pictures/media-item.ts';
import { defaultAlt } from '#domain/pictures/photo.ts';
import { singleLine } from '#domain/text/plain-text.ts';
import { publisher } from '../../../shared/data/publisher.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { type Conflict, differencesOf, useBase } from '../../../shared/forms/edit-conflict.tsx';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { detailLimits } from '../photo/edit-media-dialog.tsx';

export type Description = { alt: string; caption: string; publishes: boolean };

/** A conflict describes itself; other failures have a message. */
export type Outcome = 'unchanged' | 'saved' | 'conflict' | { message: string };

/** The words of one photo, kept as a draft until they are stored. */
export function useDescription(item: MediaItem, isBusy: boolean) {
  const record = descriptionOf(item);
  const draft = useDraft<Description>(`describe:${item.id}`, record, isBusy);
  const [isIncomplete, setIncomplete] = useState(false);
  const [conflict, setConflict] = useState<Conflict<MediaItem>>();
  const base = useBase<MediaItem>(typedOver(item, draft.base), conflict?.theirs);
  const alt = singleLine(draft.fields.alt).slice(0, detailLimits.alt);
  const caption = singleLine(draft.fields.caption).slice(0, detailLimits.caption);
  const publishes = draft.fields.publishes && base.status === 'draft';

  const save = async (): Promise<Outcome> => {
    const isChanged = alt !== record.alt || caption !== record.caption;
    // A draft without a description is only published together with one.
    if (!isChanged && !(publishes && alt)) return 'unchanged';
    setIncomplete(!alt);
    if (!alt) return { message: 'Alt text is required' };
    const mine: MediaChange = { alt, caption, ...(publishes && { status: 'published' }) };
    try {
      await changeMediaItem(item.id, mine, {
        alt: base.alt,
        caption: base.caption,
        ...(publishes && { status: base.status }),
      });
    } catch (error) {
      const message = await failureText('Failed to update photo', error);
      if (!isOvertaken<MediaItem>(error)) return { message };
      setConflict(conflictWith(error.theirs, mine));
      return 'conflict';
    }
    if (isShown({ ...item, ...mine })) publisher.changed();
    draft.discard();
    return 'saved';
  };

  return { draft, save, conflict, altError: isIncomplete && !alt ? 'Alt text is required' : null };
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

function conflictWith(theirs: MediaItem, mine: MediaChange): Conflict<MediaItem> {
  const differences = differencesOf<MediaItem>(theirs, mine, {
    alt: ['Alt text', ({ alt }) => alt],
    caption: ['Caption', ({ caption }) => caption],
    ...(mine.status && { status: ['Status', ({ status }: MediaItem) => status] as const }),
  });
  return { theirs, differences };
}
