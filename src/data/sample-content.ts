import type { Author } from '#domain/account/author.ts';
import { collectionAt } from './firebase/database.ts';
import { getCount, getDocs, query, where } from './firebase/firestore.ts';
import { onEmulators } from './firebase/project.ts';
import { postAsStaff } from './post-as-staff.ts';

export type SampleCounts = {
  people: number;
  reviews: number;
  articles: number;
  mediaItems: number;
};

type MarkedCollection = 'staff' | 'reviews' | 'blogPosts' | 'media';

const marked = (name: MarkedCollection) => query(collectionAt(name), where('isSample', '==', true));

/** How much of the content is made up; null where nothing can be, since the project is no demo. */
export async function countSampleContent(): Promise<SampleCounts | null> {
  if (!onEmulators) return null;
  const [people, reviews, articles, mediaItems] = await Promise.all([
    count('staff'),
    count('reviews'),
    count('blogPosts'),
    count('media'),
  ]);
  return { people, reviews, articles, mediaItems };
}

const count = async (name: MarkedCollection) => (await getCount(marked(name))).data().count;

/** Asks the form function, since the rules let no browser mark anything as a sample. */
export async function addSampleContent(): Promise<void> {
  const response = await postAsStaff({ type: 'add-samples' });
  if (!response.ok) throw new Error(`add-samples answers ${response.status}`);
}

/**
 * Deletes what is marked as a sample, as staff would by hand. One after the other: articles share the list of stars,
 * photos the gallery. What a failure leaves is there for the next try.
 */
export async function removeSampleContent(by: Author): Promise<void> {
  // No page that only counts needs them.
  const [{ deleteStaffMember }, { deleteReview }, { deletePost }, photos] = await Promise.all([
    import('./staff-admin.ts'),
    import('./review-admin.ts'),
    import('./posts/post-admin.ts'),
    import('./pictures/media-items.ts'),
  ]);
  await deleteEach('staff', by, deleteStaffMember);
  await deleteEach('reviews', by, deleteReview);
  await deleteEach('blogPosts', by, deletePost);
  await deleteEach('media', by, async (id) => {
    await photos.trashMediaItem(id, by);
    await photos.deleteMediaItem(id, by);
  });
}

async function deleteEach(
  name: MarkedCollection,
  by: Author,
  deleteOne: (id: string, by: Author) => Promise<unknown>,
): Promise<void> {
  const { docs } = await getDocs(marked(name));
  for (const { id } of docs) await deleteOne(id, by);
}
