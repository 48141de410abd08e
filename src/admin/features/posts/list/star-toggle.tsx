import { Star } from 'lucide-react';
import type { Post } from '#domain/posts/post.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { postsPath } from '../../../shared/paths/paths.ts';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';

/** Shows the new state while it is being stored, and falls back if that fails. */
export function StarToggle({ post }: { post: Pick<Post, 'id' | 'title' | 'featured'> }) {
  // The same fetcher key for every star of this post.
  const { send, state, sent } = useSavedForm(`star-${post.id}`);
  const pending = sent?.get('featured');
  const featured = pending ? pending === 'true' : post.featured;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Featured: ${post.title}`}
      aria-pressed={featured}
      className={featured ? 'bg-accent-soft text-accent-text' : 'text-text-3'}
      onClick={() => {
        if (state === 'submitting') return;
        send({ id: post.id, intent: 'star', featured: String(!featured) }, postsPath);
      }}
    >
      <Star className={classNames('ico', featured && 'fill-current')} />
    </Button>
  );
}
