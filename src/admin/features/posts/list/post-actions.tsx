import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useFetcher } from 'react-router-dom';
import type { Post } from '#domain/posts/post.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { postsPath } from '../../../shared/paths/paths.ts';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import { confirmDelete } from './confirm-delete.ts';

/** View (published posts only), edit, delete. */
export function PostActions({ post }: { post: Post }) {
  const deleting = useFetcher();
  return (
    <div className="flex items-center justify-end gap-1">
      {post.published && (
        <ButtonLink
          variant="ghost"
          size="icon"
          href={publicPath(post.slug)}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${post.title} (opens in a new tab)`}
        >
          <ExternalLink className="ico" aria-hidden="true" />
        </ButtonLink>
      )}
      <ButtonLink
        variant="ghost"
        size="icon"
        to={`${postsPath}/${post.id}`}
        aria-label={`Edit ${post.title}`}
      >
        <Pencil className="ico" aria-hidden="true" />
      </ButtonLink>
      <Button
        variant="ghost"
        size="icon"
        className="text-bad hover:bg-bad-soft"
        aria-label={`Delete ${post.title}`}
        busy={deleting.state !== 'idle'}
        onClick={() => {
          if (!confirmDelete()) return;
          deleting.submit(
            { id: post.id, intent: 'delete', published: String(post.published) },
            { method: 'post', action: postsPath },
          );
        }}
      >
        {deleting.state === 'idle' && <Trash2 className="ico" aria-hidden="true" />}
      </Button>
    </div>
  );
}
