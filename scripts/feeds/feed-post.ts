import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { Post } from '#domain/posts/post.ts';

export type FeedPost = Pick<
  Post,
  'id' | 'translationOf' | 'title' | 'slug' | 'summary' | 'createdAt' | 'updatedAt'
>;

/** When what visitors see was last written, by collection; `facts` are the single documents. */
export type LastChanges = Partial<
  Record<'blogPosts' | 'media' | 'staff' | 'reviews' | 'facts', Date>
>;

export type FeedMember = Pick<StaffMember, 'slug'>;
