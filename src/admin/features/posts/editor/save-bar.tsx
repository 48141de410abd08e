import { ageText } from '#domain/leads/lead-age.ts';
import { Button } from '#ui/button.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import type { Editing } from '../saving/editing-state.ts';

export type SaveBarProps = {
  state: Editing;
  dirty: boolean;
  onSave: (change?: { published: boolean }) => void;
};

/** Saves or publishes. Where the card is far from the text, it becomes a bar at the bottom. */
export function SaveBar({ state, dirty, onSave }: SaveBarProps) {
  const { fields, base } = state;
  const saving = state.saving === 'by-hand';
  const isLive = base?.published === true;
  return (
    <div className="mt-2 grid gap-2.5 max-xl:fixed max-xl:inset-x-0 max-xl:bottom-(--bottom-bar,0px) max-xl:z-20 max-xl:m-0 max-xl:flex max-xl:items-center max-xl:border-t max-xl:border-line max-xl:bg-surface max-xl:px-4 max-xl:py-2.5 sm:max-xl:px-6 lg:max-xl:left-[17.5rem]">
      <p
        role="status"
        className="text-[.875rem] leading-snug text-text-3 max-xl:min-w-0 max-xl:flex-1 xl:mb-0.5"
      >
        <SaveState state={state} dirty={dirty} />
      </p>
      {fields.published ? (
        <Button type="submit" busy={saving} busyLabel="Saving…">
          {isLive ? 'Update post' : 'Publish'}
        </Button>
      ) : (
        <>
          <Button busy={saving} busyLabel="Saving…" onClick={() => onSave({ published: true })}>
            Publish
          </Button>
          <Button type="submit" variant="outline" busy={saving} busyLabel="Saving…">
            Save draft
          </Button>
        </>
      )}
    </div>
  );
}

function SaveState({ state, dirty }: { state: Editing; dirty: boolean }) {
  const now = useNow();
  if (state.saving) return 'Saving…';
  if (dirty && !state.copyKept)
    return 'Not saved, and this browser keeps no copy. Please save now.';
  if (state.autosaveFailed) return 'Not saved. Your text is kept in this browser.';
  if (dirty) return 'Unsaved changes, kept in this browser';
  return state.savedAt ? `Last saved ${ageText(state.savedAt, now)}` : 'Not saved yet';
}
