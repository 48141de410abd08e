import { mediaTags } from '#domain/pictures/media-item.ts';

type TagBoxesProps = {
  /** Tags in use. One that is no longer offered stays until it is removed. */
  used: string[];
  isOn: (tag: string) => boolean;
  /** Only some of several photos have it. */
  isMixed?: (tag: string) => boolean;
  onToggle: (tag: string) => void;
};

export function TagBoxes({ used, isOn, isMixed = () => false, onToggle }: TagBoxesProps) {
  return (
    <fieldset>
      <legend className="label">Tags</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {[...new Set([...mediaTags, ...used])].map((tag) => (
          <label
            key={tag}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-line px-3 text-[.875rem] font-semibold hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft max-md:min-h-11"
          >
            <input
              ref={(box) => {
                if (box) box.indeterminate = isMixed(tag);
              }}
              type="checkbox"
              className="size-4 accent-primary"
              checked={isOn(tag)}
              onChange={() => onToggle(tag)}
            />
            {tag}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
