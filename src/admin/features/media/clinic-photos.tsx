import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { listMediaItems } from '#data/pictures/media-items.ts';
import { type Settled, settled } from '#data/settled.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { filterPhotos } from '#domain/pictures/photo-filter.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { useSelection } from '../../shared/parts/use-selection.ts';
import { FindMedia } from './find-media.tsx';
import { MediaGrid } from './media-grid.tsx';
import { type LoadedMedia, photosFailed } from './photo/load-media.ts';
import { type MediaPlace, mediaAddress } from './photo/media-address.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { TrashList } from './trash-list.tsx';
import { UploadArea } from './upload/upload-area.tsx';

type ClinicPhotosProps = { place: MediaPlace; media: Promise<Settled<LoadedMedia>> };

/** The clinic's gallery and files: upload, list, trash. */
export function ClinicPhotos({ place, media }: ClinicPhotosProps) {
  const key = JSON.stringify(place);
  return (
    <SectionCard title="Clinic Photos">
      {/* Uploads go on while the trash is open. */}
      <div hidden={place.view === 'trash'}>
        <PhotoHint />
        <UploadArea />
      </div>
      <ShownData data={media} dataKey={key} fallback={<GridSkeleton />} errorClass="mt-4">
        {(loaded) =>
          place.view === 'trash' ? (
            <Trash items={loaded.items} />
          ) : (
            <Kept key={key} place={place} loaded={loaded} />
          )
        }
      </ShownData>
    </SectionCard>
  );
}

function Kept({ place, loaded }: { place: MediaPlace; loaded: LoadedMedia }) {
  const more = useMoreMedia(loaded);
  const shown = filterPhotos(more.items, place);
  const selection = useSelection(shown);
  const isFiltered = place.search !== '' || place.tag !== null;
  return (
    <>
      <FindMedia place={place} items={more.items} counts={loaded.counts} shown={shown.length} />
      {more.items.length > 0 && <SelectionBar listed={shown} selection={selection} />}
      <MediaGrid items={shown} selection={selection} />
      {shown.length === 0 &&
        (isFiltered ? (
          <EmptyState
            title="No photos match"
            text="Try another word or tag."
            action={
              <Link to={mediaAddress({})} className="link">
                Show all photos
              </Link>
            }
          />
        ) : (
          <EmptyState
            title="No clinic photos yet"
            text="Photos of the rooms help patients prepare for their visit."
          />
        ))}
      {more.load && (
        <div className="mt-5 text-center">
          <Button variant="outline" busy={more.busy} onClick={more.load}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function Trash({ items }: { items: MediaItem[] }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="mt-4" aria-busy={isLoading}>
      <Link to={mediaAddress({})} className="link text-small font-semibold">
        Back to the photos
      </Link>
      <h3 className="mt-3">Trash</h3>
      {items.length > 0 ? (
        <TrashList items={items} />
      ) : (
        <EmptyState title="The trash is empty" text="Deleted photos stay here for 30 days." />
      )}
    </div>
  );
}

function GridSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-4"
    >
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="aspect-4/5" />
      ))}
    </div>
  );
}

function PhotoHint() {
  return (
    <p className="mt-3 flex items-center gap-2.5 rounded-[10px] bg-accent-soft px-3.5 py-2.5 text-small text-accent-text">
      <Lightbulb className="ico shrink-0" />
      Photos of the rooms help patients prepare for their visits.
    </p>
  );
}

/** Further pages stay until the list is reloaded. */
function useMoreMedia(loaded: LoadedMedia) {
  const [older, setOlder] = useState<{ of: object; items: MediaItem[]; next: string | null }>({
    of: loaded,
    items: [],
    next: loaded.next,
  });
  const [busy, setBusy] = useState(false);
  const current = older.of === loaded ? older : { of: loaded, items: [], next: loaded.next };
  const load = async () => {
    setBusy(true);
    const page = await settled(listMediaItems(current.next), photosFailed);
    if (page.ok) {
      const { items, next } = page.value;
      setOlder({ of: loaded, items: [...current.items, ...items], next });
    } else {
      toast.error(page.message);
    }
    setBusy(false);
  };
  return {
    items: [...loaded.items, ...current.items],
    busy,
    load: current.next ? () => void load() : null,
  };
}
