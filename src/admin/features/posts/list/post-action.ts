import { deletePost, setFeatured } from '#data/posts/post-admin.ts';
import { maxFeatured } from '#domain/posts/post.ts';
import { save } from '../../../shared/save/save.ts';
import { saveAction } from '../../../shared/save/save-action.ts';

export const action = saveAction({
  star(post) {
    const featured = post.form.get('featured') === 'true';
    return save(post, {
      write: () => setFeatured(post.id, featured, post.by),
      failed: 'Failed to update featured status. Please try again.',
      refusals: { taken: noRoom },
      publishes: true,
      done: featured ? 'Post added to featured' : 'Post removed from featured',
    });
  },
  delete: (post) =>
    save(post, {
      write: () => deletePost(post.id, post.by),
      failed: 'Failed to delete post. Please try again.',
      publishes: true,
      done: 'Blog post deleted successfully',
    }),
});

const noRoom = `Only ${maxFeatured} posts can be featured at a time. Please unfeature another post first.`;
