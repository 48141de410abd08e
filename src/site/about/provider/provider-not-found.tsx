import { ButtonLink } from '#ui/button.tsx';
import { Dashes } from '#ui/dashes.tsx';
import { Head } from '#ui/head.tsx';

/** For an address of no member of the team. */
export function ProviderNotFound() {
  return (
    <div className="wrap section">
      <Head title="404 - Team Member Not Found" noindex />
      <Dashes className="mb-8 h-[7px] w-[74px]" />
      <h1 className="text-h1">404 - Team Member Not Found</h1>
      <p className="mt-4 max-w-[48ch] text-lead text-text-2">
        There’s no one at this address. They may have left the clinic.
      </p>
      <p className="mt-8">
        <ButtonLink to="/about">See the team</ButtonLink>
      </p>
    </div>
  );
}
