import type { ActionFunctionArgs } from 'react-router-dom';
import { deletePost, setFeatured } from '#data/posts/post-admin.ts';
import { maxFeatured } from '#domain/posts/post.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { failureText } from '../../failure-text.ts';

/** The lists' actions on a post: star it, or delete it. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = String(form.get('id'));
  if (form.get('intent') === 'delete') await remove(id);
  else await star(id, form.get('featured') === 'true');
  return null;
}

async function star(id: string, featured: boolean): Promise<void> {
  try {
    if (!(await setFeatured(id, featured))) {
      return toast.error(
        `Only ${maxFeatured} posts can be featured at a time. Please unfeature another post first.`,
      );
    }
  } catch (error) {
    const text = 'Failed to update featured status. Please try again.';
    return toast.error(await failureText(text, error));
  }
  toast.success(featured ? 'Post added to featured' : 'Post removed from featured');
}

async function remove(id: string): Promise<void> {
  try {
    await deletePost(id);
  } catch (error) {
    return toast.error(await failureText('Failed to delete post. Please try again.', error));
  }
  toast.success('Blog post deleted successfully');
}
