import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { Post } from '#domain/posts/post.ts';
import { ButtonLink } from '#ui/button.tsx';
import { postsPath } from '../../../shared/paths/paths.ts';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import { SaveButton } from '../../../shared/save/save-button.tsx';
import { deleteQuestion } from './confirm-delete.ts';

/** View (published posts only), edit, delete. */
export function PostActions({ post }: { post: Post }) {
  return (
    <div className="flex items-center justify-end gap-1">
      {post.published && (
        <ButtonLink
          variant="ghost"
          size="icon"
          href={publicPath(post)}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${post.title} (opens in a new tab)`}
        >
          <ExternalLink className="ico" />
        </ButtonLink>
      )}
      <ButtonLink
        variant="ghost"
        size="icon"
        to={`${postsPath}/${post.id}`}
        aria-label={`Edit ${post.title}`}
      >
        <Pencil className="ico" />
      </ButtonLink>
      <SaveButton
        action={postsPath}
        fields={{ intent: 'delete', id: post.id }}
        question={deleteQuestion}
        variant="ghost"
        size="icon"
        className="text-bad hover:bg-bad-soft"
        aria-label={`Delete ${post.title}`}
        busyLabel=""
      >
        <Trash2 className="ico" />
      </SaveButton>
    </div>
  );
}
