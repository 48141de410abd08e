import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as words from '#words/blog.ts';
import { postGrid } from './post-grid.ts';
import { shownAtFirst } from './shown-count.ts';

/** About as high as the list it replaces, so that Back finds its scroll position. */
export function PostListSkeleton() {
  const [address] = useSearchParams();
  return (
    <>
      <p role="status" className="loading-line flex items-center gap-3 text-text-2">
        <Spinner />
        {words.loading}
      </p>
      <div aria-hidden="true" className={`mt-10 ${postGrid}`}>
        {Array.from({ length: shownAtFirst(address) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <div key={i} className="grid grid-cols-[6.5rem_1fr] gap-4 sm:block">
            <Skeleton className="aspect-square rounded-lg sm:aspect-[3/2]" />
            <div className="sm:mt-5">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="mt-3 h-6 w-4/5" />
              <Skeleton className="mt-3 h-20" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
