import { Head } from '#ui/head.tsx';
import { Spinner } from '#ui/spinner.tsx';

export function ProviderSkeleton() {
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-4 text-text-2">
      <Head title="About" />
      <Spinner />
      <p role="status">Loading...</p>
    </div>
  );
}
