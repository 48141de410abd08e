import { TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { listEveryMediaItem } from '#data/pictures/media-items.ts';
import { settled } from '#data/settled.ts';
import { isDescribed, type MediaItem } from '#domain/pictures/media-item.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { photosFailed } from '../photo/load-media.ts';

/** Looks for items without a description, also beyond the page that the list shows. */
export function DescribeButton({ onOpen }: { onOpen: (items: MediaItem[]) => void }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const all = await settled(listEveryMediaItem(), photosFailed);
    setBusy(false);
    if (!all.ok) return toast.error(all.message);
    const lacking = all.value.items.filter((item) => !isDescribed(item));
    if (lacking.length === 0) return toast.success('Every photo has a description');
    onOpen(lacking);
  };
  return (
    <Button variant="ghost" className="ml-auto" busy={busy} onClick={() => void open()}>
      <TextCursorInput className="ico" />
      Describe photos
    </Button>
  );
}
