import type { ActionFunctionArgs } from 'react-router-dom';
import { deletePost, setFeatured } from '#data/posts/post-admin.ts';
import { maxFeatured } from '#domain/posts/post.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../../../shared/data/publisher.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';

/** The lists' actions on a post: star it, or delete it. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = String(form.get('id'));
  const isDone =
    form.get('intent') === 'delete'
      ? await remove(id)
      : await star(id, form.get('featured') === 'true');
  if (isDone && form.get('published') === 'true') publisher.changed();
  return null;
}

async function star(id: string, featured: boolean): Promise<boolean> {
  try {
    if (!(await setFeatured(id, featured))) {
      toast.error(
        `Only ${maxFeatured} posts can be featured at a time. Please unfeature another post first.`,
      );
      return false;
    }
  } catch (error) {
    const text = 'Failed to update featured status. Please try again.';
    toast.error(await failureText(text, error));
    return false;
  }
  toast.success(featured ? 'Post added to featured' : 'Post removed from featured');
  return true;
}

async function remove(id: string): Promise<boolean> {
  try {
    await deletePost(id);
  } catch (error) {
    toast.error(await failureText('Failed to delete post. Please try again.', error));
    return false;
  }
  toast.success('Blog post deleted successfully');
  return true;
}
