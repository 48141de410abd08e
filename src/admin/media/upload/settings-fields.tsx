import { mediaTags } from '#domain/pictures/media-item.ts';
import { SelectField } from '#ui/forms/field.tsx';
import type { UploadSettings } from './upload-settings.ts';

const statuses = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
];
const visibilities = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private, staff only' },
];

type SettingsProps = {
  value: Pick<UploadSettings, 'status' | 'visibility' | 'tags'>;
  onChange: (change: Partial<UploadSettings>) => void;
  /** Prefix of the ids, because a page can have two of these. */
  idPrefix: string;
};

/** Status, visibility and tags. */
export function SettingsFields({ value, onChange, idPrefix }: SettingsProps) {
  // A tag that is no longer offered stays until it is removed.
  const tags = [...new Set([...mediaTags, ...value.tags])];
  const toggle = (tag: string) =>
    onChange({
      tags: value.tags.includes(tag)
        ? value.tags.filter((each) => each !== tag)
        : [...value.tags, tag],
    });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Status"
          name="status"
          id={`${idPrefix}-status`}
          size="sm"
          options={statuses}
          value={value.status}
          onChange={({ target }) =>
            onChange({ status: target.value === 'draft' ? 'draft' : 'published' })
          }
        />
        <SelectField
          label="Visibility"
          name="visibility"
          id={`${idPrefix}-visibility`}
          size="sm"
          options={visibilities}
          value={value.visibility}
          onChange={({ target }) =>
            onChange({ visibility: target.value === 'private' ? 'private' : 'public' })
          }
        />
      </div>
      <fieldset>
        <legend className="label">Tags</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <label
              key={tag}
              className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-line px-3 text-[.875rem] font-semibold hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft max-md:min-h-11"
            >
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={value.tags.includes(tag)}
                onChange={() => toggle(tag)}
              />
              {tag}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
