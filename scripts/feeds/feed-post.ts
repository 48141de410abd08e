import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { Post } from '#domain/posts/post.ts';

export type FeedPost = Pick<Post, 'title' | 'slug' | 'summary' | 'createdAt' | 'updatedAt'>;

export type FeedMember = Pick<StaffMember, 'slug'>;
