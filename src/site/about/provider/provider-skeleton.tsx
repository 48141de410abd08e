import { Head } from '#ui/head.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { about } from '#words/frame.ts';
import { loading } from '#words/provider.ts';

export function ProviderSkeleton() {
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-4 text-text-2">
      <Head title={about} />
      <Spinner />
      <p role="status">{loading}</p>
    </div>
  );
}
