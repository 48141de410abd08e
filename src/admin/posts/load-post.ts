import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { countFeatured, getPost } from '#data/post-admin.ts';
import { reading } from '../not-read.ts';

/** post is null for a new one ('new' in the address), and, with an id, where there is none. */
export async function loader({ params: { postId = 'new' } }: LoaderFunctionArgs) {
  if (postId === 'new') return { postId: null, post: null, featuredCount: 0 };
  const [post, featuredCount] = await reading(Promise.all([getPost(postId), countFeatured()]));
  return { postId, post, featuredCount };
}

/** A lead that comes in reloads what is on the screen; nothing of that is news to who is writing. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePost = currentParams.postId === nextParams.postId;
  return (!isSamePost || formAction !== undefined) && defaultShouldRevalidate;
}
