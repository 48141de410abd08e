import { Trash2 } from 'lucide-react';
import { ageText } from '#domain/leads/lead-age.ts';
import { maxFeatured, type Post } from '#domain/posts/post.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useNow } from '../../use-clock.ts';
import { PostBadge } from '../list/post-badge.tsx';
import { StarToggle } from '../list/star-toggle.tsx';
import type { Editing } from '../saving/editing-state.ts';
import { PublishChecklist } from './publish-checklist.tsx';

type PublishingCardProps = {
  state: Editing;
  dirty: boolean;
  /** As last read: the star is not part of the form. null for a new one. */
  post: Post | null;
  featuredCount: number;
  /** A cover is chosen, but not uploaded yet. */
  coverChosen: boolean;
  deleting: boolean;
  onStatus: (published: boolean) => void;
  onSave: (change?: { published: boolean }) => void;
  /** null while there is nothing to delete. */
  onDelete: (() => void) | null;
  className?: string;
};

export function PublishingCard({
  state,
  dirty,
  post,
  featuredCount,
  coverChosen,
  deleting,
  onStatus,
  onSave,
  onDelete,
  className,
}: PublishingCardProps) {
  const { fields, base } = state;
  const saving = state.saving === 'by-hand';
  const isLive = base?.published === true;
  return (
    <Card as="section" aria-labelledby="publishing" className={classNames('p-5', className)}>
      <h2 id="publishing">Publishing</h2>
      <div className="mt-3 flex min-h-11 items-center justify-between gap-3">
        <span id="post-status">Status</span>
        <button
          type="button"
          aria-describedby="post-status"
          title={fields.published ? 'Switch to draft' : 'Publish now'}
          className="menu-trigger max-md:min-h-11"
          onClick={() => onStatus(!fields.published)}
        >
          <PostBadge published={fields.published} />
        </button>
      </div>
      {post && (
        <div className="flex min-h-11 items-center justify-between gap-3">
          <span className="num">
            Featured on home {featuredCount}/{maxFeatured}
          </span>
          <StarToggle post={post} />
        </div>
      )}
      {!isLive && <PublishChecklist fields={fields} coverChosen={coverChosen} />}
      {/* Where the card is far from the text, its buttons become a bar at the bottom. */}
      <div className="mt-2 grid gap-2.5 max-xl:fixed max-xl:inset-x-0 max-xl:bottom-(--bottom-bar,0px) max-xl:z-20 max-xl:m-0 max-xl:flex max-xl:items-center max-xl:border-t max-xl:border-line max-xl:bg-surface max-xl:px-4 max-xl:py-2.5 sm:max-xl:px-6 lg:max-xl:left-[17.5rem] lg:max-xl:px-9">
        <p
          role="status"
          className="text-[.875rem] leading-snug text-text-3 max-xl:min-w-0 max-xl:flex-1 xl:mb-0.5"
        >
          <SaveState state={state} dirty={dirty} />
        </p>
        {fields.published ? (
          <Button type="submit" size="sm" busy={saving} busyLabel="Saving…">
            {isLive ? 'Update post' : 'Publish'}
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              busy={saving}
              busyLabel="Saving…"
              onClick={() => onSave({ published: true })}
            >
              Publish
            </Button>
            <Button type="submit" variant="outline" size="sm" busy={saving} busyLabel="Saving…">
              Save draft
            </Button>
          </>
        )}
      </div>
      {isLive && !fields.published && (
        <p className="mt-3 text-[.875rem] text-text-2">
          Saving it as a draft takes the post off the website.
        </p>
      )}
      {onDelete && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 w-full text-bad hover:bg-bad-soft"
          busy={deleting}
          busyLabel="Deleting…"
          onClick={onDelete}
        >
          <Trash2 className="ico" aria-hidden="true" />
          Delete post
        </Button>
      )}
    </Card>
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
