import { Link } from 'react-router-dom';
import { Head } from '#ui/head.tsx';
import { CallButton } from '../../clinic/call-button.tsx';
import { TryAgain } from '../../try-again.tsx';

/** Replaces a provider's page that failed to load. */
export function ProviderLoadError({ failure }: { failure: { message: string } }) {
  return (
    <div className="wrap section">
      <Head title="About" noindex />
      <div role="alert">
        <h1 className="text-h1">This page didn’t load</h1>
        <p className="mt-4 max-w-[48ch] text-lead text-text-2">{failure.message}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <TryAgain failure={failure} />
        <CallButton variant="outline" />
      </div>
      <p className="mt-6">
        <Link to="/about" className="link">
          ← Back to About
        </Link>
      </p>
    </div>
  );
}
