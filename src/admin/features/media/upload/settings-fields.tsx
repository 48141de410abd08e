import { SelectField } from '#ui/forms/field.tsx';
import { TagBoxes } from './tag-boxes.tsx';
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

export function SettingsFields({ value, onChange, idPrefix }: SettingsProps) {
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
          options={visibilities}
          value={value.visibility}
          onChange={({ target }) =>
            onChange({ visibility: target.value === 'private' ? 'private' : 'public' })
          }
        />
      </div>
      <TagBoxes used={value.tags} isOn={(tag) => value.tags.includes(tag)} onToggle={toggle} />
    </>
  );
}
