import { reviewFrom } from '#domain/clinic/review.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { isShown, mediaItemFrom } from '#domain/pictures/media-item.ts';
import { postFrom } from '#domain/posts/post.ts';
import { backend } from './backend.ts';
import { put } from './lists.ts';

const added = {
  person: staffMemberFrom('sample-person', { name: 'Sample Chiropractor', isSample: true }),
  review: reviewFrom('sample-review', { name: 'Sample', status: 'published', isSample: true }),
  post: postFrom('sample-post', { title: 'Sample', slug: 'sample', published: true }),
  photo: mediaItemFrom('sample-photo', { status: 'published', visibility: 'public' }),
};

const isSamplePost = ({ id }: { id: string }) => backend.samplePosts.includes(id);
const isSampleItem = ({ id }: { id: string }) => backend.sampleMedia.includes(id);

export const sampleContent: typeof import('#data/sample-content.ts') = {
  async countSampleContent() {
    if (!backend.isDemo) return null;
    return {
      people: backend.staff.filter(({ isSample }) => isSample).length,
      reviews: backend.reviews.filter(({ isSample }) => isSample).length,
      articles: backend.posts.filter(isSamplePost).length,
      mediaItems: backend.media.filter(isSampleItem).length,
    };
  },

  async addSampleContent() {
    backend.staff = put(backend.staff, added.person);
    backend.reviews = put(backend.reviews, added.review);
    backend.posts = put(backend.posts, added.post);
    backend.media = put(backend.media, added.photo);
    backend.samplePosts.push(added.post.id);
    backend.sampleMedia.push(added.photo.id);
  },

  async removeSampleContent() {
    backend.staff = backend.staff.filter(({ isSample }) => !isSample);
    backend.reviews = backend.reviews.filter(({ isSample }) => !isSample);
    backend.posts = backend.posts.filter((post) => !isSamplePost(post));
    backend.media = backend.media.filter((item) => !isSampleItem(item));
    backend.samplePosts = [];
    backend.sampleMedia = [];
  },
};

export const shownSamples: typeof import('#data/shown-samples.ts') = {
  async listShownSamples() {
    const articles = backend.posts.filter((post) => isSamplePost(post) && post.published);
    const photos = backend.media.filter((item) => isSampleItem(item) && isShown(item));
    return { articles: articles.map(({ title }) => title), photos: photos.map(({ alt }) => alt) };
  },
};
