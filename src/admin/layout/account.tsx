import { ExternalLink, LogOut } from 'lucide-react';
import { Link, useFetcher } from 'react-router-dom';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ThemeToggle } from '#ui/theme.tsx';
import { useAdminData } from './use-admin-data.ts';

/** The key of the sign-out fetcher, which tells other components that a sign-out is under way. */
export const signOutKey = 'sign-out';

/** The link to the website, the theme, and the signed-in person. */
export function Account() {
  const { session } = useAdminData();
  const signingOut = useFetcher({ key: signOutKey });
  return (
    <div className="flex items-center gap-1.5 border-line sm:gap-3 lg:mt-auto lg:grid lg:grid-cols-1 lg:border-t lg:pt-4">
      <div className="contents lg:flex lg:items-center lg:justify-between">
        <Link
          to="/"
          reloadDocument
          className="side-link max-lg:w-11 max-lg:justify-center max-lg:px-0 lg:flex-1"
        >
          <ExternalLink className="ico text-[1.0625rem]" aria-hidden="true" />
          <span className="max-lg:sr-only">View website</span>
        </Link>
        <ThemeToggle className="border-line max-lg:size-11" />
      </div>
      <div className="flex items-center gap-1.5 sm:gap-3 lg:pl-2">
        <Avatar
          initials={initials(session.displayName, session.email)}
          tone="self"
          className="max-[24rem]:hidden"
        />
        <div className="min-w-0 flex-1 leading-tight max-lg:sr-only">
          <p className="truncate font-semibold">{session.displayName ?? 'Admin'}</p>
          <p className="truncate text-caption text-text-3">{session.email}</p>
        </div>
        <signingOut.Form method="post" action="/admin">
          <Button
            type="submit"
            variant="ghost"
            size="icon"
            aria-label="Sign Out"
            className="max-lg:size-11"
          >
            <LogOut className="ico" aria-hidden="true" />
          </Button>
        </signingOut.Form>
      </div>
    </div>
  );
}
