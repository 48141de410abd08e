import { type PostView, postViews } from '#domain/posts/post-view.ts';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { Segmented } from '#ui/forms/segmented.tsx';
import { type PostsPlace, postsAddress } from '../../../shared/paths/posts-address.ts';
import { useShow } from '../../../shared/paths/use-show.ts';

const labels: Record<PostView, string> = { all: 'All', published: 'Published', draft: 'Drafts' };

/** Search and status; both are in the address. */
export function PostsFilter({ place: { view: current, search } }: { place: PostsPlace }) {
  const show = useShow();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search posts"
        placeholder="Search title, slug or summary"
        value={search}
        onSearch={(text) => show(postsAddress({ view: current, search: text }))}
        className="w-full sm:w-80"
      />
      <Segmented
        label="Filter by status"
        items={postViews.map((view) => ({
          label: labels[view],
          to: postsAddress({ view, search }),
          current: view === current,
        }))}
      />
    </div>
  );
}
