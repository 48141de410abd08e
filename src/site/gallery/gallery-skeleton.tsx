import { Skeleton } from '#ui/loading/skeleton.tsx';
import { loadingPhotos } from '#words/gallery.ts';

export function GallerySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{loadingPhotos}</span>
      <div className="grid grid-cols-2 gap-x-3 gap-y-7 sm:gap-x-6 sm:gap-y-9 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key}>
            <Skeleton className="aspect-[3/2] rounded-lg" />
            <Skeleton className="mt-4 h-4 w-3/5" />
            <Skeleton className="mt-2.5 h-3.5 w-1/4" />
          </div>
        ))}
      </div>
    </div>
  );
}
