import { useNavigate } from 'react-router-dom';
import { type PostView, postViews } from '#domain/posts/post-view.ts';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { Segmented } from '#ui/forms/segmented.tsx';
import { type PostsPlace, postsAddress } from '../../../shared/paths/posts-address.ts';

const labels: Record<PostView, string> = { all: 'All', published: 'Published', draft: 'Drafts' };

/** Search and status; both are in the address. */
export function PostsFilter({ place: { view: current, search } }: { place: PostsPlace }) {
  const navigate = useNavigate();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search posts"
        placeholder="Search title, slug or summary"
        value={search}
        onSearch={(text) =>
          navigate(postsAddress({ view: current, search: text }), {
            replace: true,
            preventScrollReset: true,
          })
        }
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
