import { tagLabel } from '#domain/pictures/photo.ts';
import type { PhotoFilter } from '#domain/pictures/photo-filter.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/forms/field.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';

type GalleryFilterProps = {
  filter: PhotoFilter;
  /** Tags that photos have. */
  tags: string[];
  /** How often the filters were cleared: each time drops the text being typed. */
  clearings: number;
  onChange: (filter: Partial<PhotoFilter>) => void;
  onClear: () => void;
};

export function GalleryFilter({ filter, tags, clearings, onChange, onClear }: GalleryFilterProps) {
  const { search, tag } = filter;
  const hasTags = tags.length > 0;
  // A tag in the address that no photo has is offered, too: it is in force.
  const offered = tag === null || tags.includes(tag) ? tags : [tag, ...tags];
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3',
        hasTags && 'sm:grid-cols-[minmax(0,1fr)_14rem_auto]',
      )}
    >
      <SearchBox
        key={clearings}
        size="md"
        label="Search photos"
        placeholder="Search photos"
        value={search}
        onSearch={(text) => onChange({ search: text })}
        className={hasTags ? 'max-sm:col-span-2' : undefined}
      />
      {hasTags && (
        <SelectField
          label="Filter by tag"
          name="tag"
          className="[&_.label]:sr-only"
          value={tag ?? ''}
          onChange={(event) => onChange({ tag: event.target.value || null })}
          options={[
            { value: '', label: 'All' },
            ...offered.map((each) => ({ value: each, label: tagLabel(each) })),
          ]}
        />
      )}
      <Button variant="ghost" className="px-3!" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}
