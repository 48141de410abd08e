import { Link } from 'react-router-dom';
import { type MediaItem, mediaTags } from '#domain/pictures/media-item.ts';
import { tagLabel } from '#domain/pictures/photo.ts';
import { tagsOf } from '#domain/pictures/photo-filter.ts';
import { SelectField } from '#ui/forms/field.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { plural } from '../../shared/parts/plural.ts';
import { useShow } from '../../shared/paths/use-show.ts';
import { type MediaPlace, mediaAddress } from './photo/media-address.ts';

type FindMediaProps = {
  place: MediaPlace;
  items: MediaItem[];
  counts: { kept: number; trashed: number };
  shown: number;
};

/** Search and tag; both are in the address. */
export function FindMedia({ place, items, counts, shown }: FindMediaProps) {
  const show = useShow();
  const go = (change: Partial<MediaPlace>) => show(mediaAddress({ ...place, ...change }));
  const tags = [...new Set([...mediaTags, ...tagsOf(items), ...(place.tag ? [place.tag] : [])])];
  const isFiltered = place.search !== '' || place.tag !== null;
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search photos"
        placeholder="Search photos"
        value={place.search}
        onSearch={(search) => go({ search })}
        className="min-w-0 flex-[1_1_12rem]"
      />
      <SelectField
        label="Tag"
        name="tag-filter"
        options={[
          { value: '', label: 'All tags' },
          ...tags.map((tag) => ({ value: tag, label: tagLabel(tag) })),
        ]}
        value={place.tag ?? ''}
        onChange={({ target }) => go({ tag: target.value || null })}
      />
      <p role="status" className="num ml-auto py-2 text-small text-text-2">
        {`${isFiltered ? `${shown} of ` : ''}${plural(counts.kept, 'item')}`}
      </p>
      <Link to={mediaAddress({ view: 'trash' })} className="link py-2 text-small font-semibold">
        Trash ({counts.trashed})
      </Link>
    </div>
  );
}
