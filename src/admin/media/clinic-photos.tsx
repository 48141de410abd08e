import { useState } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router-dom';
import { listMediaItems } from '#data/pictures/media-items.ts';
import { type Settled, settled } from '#data/settled.ts';
import { type MediaItem, mediaTags } from '#domain/pictures/media-item.ts';
import { tagLabel } from '#domain/pictures/photo.ts';
import { filterPhotos, tagsOf } from '#domain/pictures/photo-filter.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { LoadError } from '../load-error.tsx';
import { ShownData } from '../shown-data.tsx';
import { type LoadedMedia, photosFailed } from './load-media.ts';
import { addressOf, type MediaPlace } from './media-address.ts';
import { MediaGrid } from './media-grid.tsx';
import { TrashList } from './trash-list.tsx';
import { DropZone } from './upload/drop-zone.tsx';
import { SettingsFields } from './upload/settings-fields.tsx';
import { UploadQueue } from './upload/upload-queue.tsx';
import { defaultSettings } from './upload/upload-settings.ts';
import { useMediaUploads } from './upload/use-media-uploads.ts';

type ClinicPhotosProps = { place: MediaPlace; media: Promise<Settled<LoadedMedia>> };

/** The clinic's gallery and files: upload, list, trash. */
export function ClinicPhotos({ place, media }: ClinicPhotosProps) {
  const key = JSON.stringify(place);
  return (
    <Card as="section" aria-labelledby="clinic-photos" className="p-5">
      <h2 id="clinic-photos">Clinic Photos</h2>
      {place.view === 'kept' && <Upload />}
      <ShownData
        data={media}
        dataKey={key}
        fallback={<GridSkeleton />}
        failed={<LoadError title={photosFailed} className="mt-4" />}
      >
        {(loaded) => <Listed key={key} place={place} loaded={loaded} />}
      </ShownData>
    </Card>
  );
}

function Upload() {
  const uploads = useMediaUploads();
  const [settings, setSettings] = useState(defaultSettings);
  return (
    <>
      <div className="mt-4">
        <DropZone onFiles={(files) => uploads.add(files, settings)} />
      </div>
      <details className="mt-3">
        <summary className="link w-fit cursor-pointer py-2 text-small font-semibold">
          Upload settings
        </summary>
        <div className="mt-2 grid gap-4 rounded-[10px] border border-line p-4">
          <TextField
            label="Alt text of new photos"
            name="upload-alt"
            size="sm"
            maxLength={300}
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
        </div>
      </details>
      <UploadQueue uploads={uploads} />
    </>
  );
}

type ListedProps = { place: MediaPlace; loaded: LoadedMedia };

function Listed({ place, loaded }: ListedProps) {
  const more = useMore(loaded);
  if (place.view === 'trash') return <Trash loaded={loaded} />;
  const shown = filterPhotos(more.items, place);
  const isFiltered = place.search !== '' || place.tag !== null;
  return (
    <>
      <Filter place={place} items={more.items} counts={loaded.counts} shown={shown.length} />
      {shown.length > 0 && <MediaGrid items={shown} />}
      {shown.length === 0 &&
        (isFiltered ? (
          <EmptyState
            title="No photos match"
            text="Try another word or tag."
            action={
              <Link to={addressOf({})} className="link">
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
          <Button variant="outline" size="sm" busy={more.busy} onClick={more.load}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

/** Further pages stay until the list is reloaded. */
function useMore(loaded: ListedProps['loaded']) {
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

type FilterProps = {
  place: MediaPlace;
  items: MediaItem[];
  counts: { kept: number; trashed: number };
  shown: number;
};

function Filter({ place, items, counts, shown }: FilterProps) {
  const navigate = useNavigate();
  const go = (change: Partial<MediaPlace>) =>
    void navigate(addressOf({ ...place, ...change }), { replace: true, preventScrollReset: true });
  const tags = [...new Set([...mediaTags, ...tagsOf(items), ...(place.tag ? [place.tag] : [])])];
  const isFiltered = place.search !== '' || place.tag !== null;
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search photos"
        placeholder="Search photos"
        size="sm"
        value={place.search}
        onSearch={(search) => go({ search })}
        className="min-w-0 flex-[1_1_12rem]"
      />
      <SelectField
        label="Tag"
        name="tag-filter"
        size="sm"
        options={[
          { value: '', label: 'All tags' },
          ...tags.map((tag) => ({ value: tag, label: tagLabel(tag) })),
        ]}
        value={place.tag ?? ''}
        onChange={({ target }) => go({ tag: target.value || null })}
      />
      <p role="status" className="num ml-auto py-2 text-small text-text-2">
        {isFiltered ? `${shown} of ${counts.kept} items` : `${counts.kept} items`}
      </p>
      <Link to={addressOf({ view: 'trash' })} className="link py-2 text-small font-semibold">
        Trash ({counts.trashed})
      </Link>
    </div>
  );
}

function Trash({ loaded }: { loaded: ListedProps['loaded'] }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="mt-4" aria-busy={isLoading}>
      <Link to={addressOf({})} className="link text-small font-semibold">
        Back to the photos
      </Link>
      <h3 className="mt-3">Trash</h3>
      {loaded.items.length > 0 ? (
        <TrashList items={loaded.items} />
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
