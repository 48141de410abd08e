import { ButtonLink } from '#ui/button.tsx';
import { Dashes } from '#ui/dashes.tsx';
import { Head } from '#ui/head.tsx';

/** The host serves it for every address that it doesn't know; the app may. */
export const handle = { needsApp: true };

export function Component() {
  return (
    <div className="wrap section">
      <Head title="404 - Page Not Found" noindex />
      <Dashes className="mb-8 h-[7px] w-[74px]" />
      <h1 className="text-h1">404 - Page Not Found</h1>
      <p className="mt-4 max-w-[48ch] text-lead text-text-2">
        There’s no page at this address. It may have moved, or the link may have a typo.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">Home</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          Contact
        </ButtonLink>
      </div>
    </div>
  );
}
