import { tagLabel } from '#domain/pictures/photo.ts';
import type { PhotoFilter } from '#domain/pictures/photo-filter.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/forms/field.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import * as words from '#words/gallery.ts';
import { langOf } from '#words/photos.ts';

type GalleryFilterProps = {
  filter: PhotoFilter;
  tags: string[];
  /** How often the filters were cleared: each time drops the text being typed. */
  clearings: number;
  onChange: (filter: Partial<PhotoFilter>) => void;
};

export function GalleryFilter({ filter, tags, clearings, onChange }: GalleryFilterProps) {
  const { search, tag } = filter;
  const hasTags = tags.length > 0;
  // A tag in the address that no photo has is offered, too: it is in force.
  const offered = tag === null || tags.includes(tag) ? tags : [tag, ...tags];
  return (
    <div
      className={classNames(
        'grid items-end gap-3',
        hasTags && 'sm:grid-cols-[minmax(0,1fr)_14rem]',
      )}
    >
      <SearchBox
        key={clearings}
        label={words.search}
        placeholder={words.search}
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
      {hasTags && (
        <SelectField
          label={words.filterByTag}
          name="tag"
          className="[&_.label]:sr-only"
          value={tag ?? ''}
          onChange={(event) => onChange({ tag: event.target.value || null })}
          options={[
            { value: '', label: words.allTags },
            ...offered.map((each) => ({
              value: each,
              label: tagLabel(each),
              lang: langOf(tagLabel(each)),
            })),
          ]}
        />
      )}
    </div>
  );
}
