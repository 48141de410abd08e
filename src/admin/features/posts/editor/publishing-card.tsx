import { Trash2 } from 'lucide-react';
import { maxFeatured, type Post } from '#domain/posts/post.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionCard } from '../../../shared/parts/section-card.tsx';
import { PostBadge } from '../list/post-badge.tsx';
import { StarToggle } from '../list/star-toggle.tsx';
import { PublishChecklist } from './publish-checklist.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

type PublishingCardProps = SaveBarProps & {
  /** As last read: the star is not part of the form. null for a new one. */
  post: Post | null;
  featuredCount: number;
  /** A cover is chosen, but not uploaded yet. */
  coverChosen: boolean;
  deleting: boolean;
  onStatus: (published: boolean) => void;
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
  const isLive = base?.published === true;
  return (
    <SectionCard title="Publishing" className={classNames('p-5', className)}>
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
      {post && !post.translationOf && (
        <div className="flex min-h-11 items-center justify-between gap-3">
          <span className="num">
            Featured on home {featuredCount}/{maxFeatured}
          </span>
          <StarToggle post={post} />
        </div>
      )}
      {!isLive && <PublishChecklist fields={fields} coverChosen={coverChosen} />}
      <SaveBar state={state} dirty={dirty} onSave={onSave} />
      {isLive && !fields.published && (
        <p className="mt-3 text-[.875rem] text-text-2">
          Saving it as a draft takes the post off the website.
        </p>
      )}
      {onDelete && (
        <Button
          variant="ghost"
          className="mt-2 w-full text-bad hover:bg-bad-soft"
          busy={deleting}
          busyLabel="Deleting…"
          onClick={onDelete}
        >
          <Trash2 className="ico" />
          Delete post
        </Button>
      )}
    </SectionCard>
  );
}
