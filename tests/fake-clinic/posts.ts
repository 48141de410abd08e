import { WriteError } from '#data/firebase/write-errors.ts';
import { storedSizes } from '#domain/pictures/photo-size.ts';
import { maxFeatured, type Post, postLanguage, spanishId } from '#domain/posts/post.ts';
import { isSamePost, postFieldsOf } from '#domain/posts/post-fields.ts';
import { backend } from './backend.ts';
import { lastChangedFirst, pageAfter, put, storedIn } from './lists.ts';

const published = () => lastChangedFirst(backend.posts.filter((post) => post.published));
const postWith = (id?: string) => backend.posts.find((post) => post.id === id) ?? null;

export const posts: typeof import('#data/posts/posts.ts') = {
  async listPosts({ after, pageSize = 20, language = 'en' } = {}) {
    const listed = published().filter((post) => postLanguage(post) === language);
    const { page, next } = pageAfter(listed, after ?? null, pageSize);
    return { posts: page, next };
  },

  async listPublishedPosts() {
    const changedAt = ({ updatedAt, createdAt }: Post) => (updatedAt ?? createdAt)?.getTime() ?? 0;
    return backend.posts
      .filter((post) => post.published && post.title && post.slug)
      .sort((a, b) => changedAt(b) - changedAt(a));
  },

  async getPostBySlug(slug, language = 'en') {
    const found =
      backend.posts.find((each) => each.slug === slug) ?? postWith(backend.formerSlugs[slug]);
    if (!found?.published) return null;
    if (postLanguage(found) === language) return found;
    const other = postWith(found.translationOf || spanishId(found.id));
    return other?.published ? other : null;
  },

  async listFormerSlugs({ id, slug }) {
    const left = Object.entries(backend.formerSlugs).filter(([, holder]) => holder === id);
    return left.map(([former]) => former).filter((each) => each !== slug);
  },

  async listFeaturedPosts() {
    return published()
      .filter((post) => post.featured && postLanguage(post) === 'en')
      .slice(0, maxFeatured);
  },

  async countPosts() {
    const live = backend.posts.filter((post) => post.published).length;
    return { published: live, drafts: backend.posts.length - live, featured: featured().length };
  },
};

const featured = () => backend.posts.filter((post) => post.featured);

export const postAdmin: typeof import('#data/posts/post-admin.ts') = {
  async listEveryPost() {
    const all = lastChangedFirst(backend.posts);
    return { posts: all.slice(0, 100), total: all.length };
  },

  async getPost(id) {
    return postWith(id);
  },

  async countFeatured() {
    return featured().length;
  },

  newPostId() {
    return crypto.randomUUID();
  },

  async savePost(id, fields, base, _, translationOf = '') {
    const stored = postWith(id);
    if (backend.posts.some((post) => post.slug === fields.slug && post.id !== id)) {
      throw new WriteError('taken');
    }
    if (base && !stored) throw new WriteError('gone');
    if (stored && (base || translationOf)) {
      const now = postFieldsOf(stored);
      if (!(base && isSamePost(now, base)) && !isSamePost(now, fields)) {
        throw new WriteError('changed', stored);
      }
    }
    if (stored) backend.formerSlugs[stored.slug] = id;
    backend.samplePosts = backend.samplePosts.filter((each) => each !== id);
    const image = backend.images.find(({ sizes }) => sizes.w1280?.url === fields.coverImageUrl);
    backend.posts = put<Post>(backend.posts, {
      id,
      translationOf: stored?.translationOf ?? translationOf,
      ...fields,
      coverSizes: storedSizes(image?.sizes),
      coverPlaceholder: image?.placeholder ?? '',
      featured: stored?.featured ?? false,
      createdAt: stored ? stored.createdAt : new Date(),
      updatedAt: new Date(),
    });
  },

  async setFeatured(id, isFeatured) {
    const post = storedIn(backend.posts, id);
    const others = featured().filter((each) => each.id !== id);
    if (isFeatured && others.length >= maxFeatured) throw new WriteError('taken');
    backend.posts = put(backend.posts, { ...post, featured: isFeatured });
    return post.published;
  },

  async deletePost(id) {
    const isSeen = postWith(id)?.published ?? false;
    backend.posts = backend.posts.filter((post) => post.id !== id);
    return isSeen;
  },
};
