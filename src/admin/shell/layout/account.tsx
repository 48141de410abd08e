import { ExternalLink, KeyRound, LogOut, Mails, ScrollText, Settings, Users } from 'lucide-react';
import { Link, useFetcher } from 'react-router-dom';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ThemeToggle } from '#ui/theme.tsx';
import { mayOpen } from '../../shared/access/page-access.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { accountsPath } from '../../shared/paths/accounts-path.ts';
import { messagesPath } from '../../shared/paths/messages-path.ts';
import { reviewsPath, settingsPath } from '../../shared/paths/settings-path.ts';
import { ownSignInPath } from '../../shared/paths/sign-in-paths.ts';
import { trailPath } from '../../shared/paths/trail-path.ts';

/** The key of the sign-out fetcher, which tells other components that a sign-out is under way. */
export const signOutKey = 'sign-out';

/** Beside the tabs. The first path that the person may open counts. */
const pages = [
  { label: 'Messages', paths: [messagesPath], icon: Mails },
  { label: 'Settings', paths: [settingsPath, reviewsPath], icon: Settings },
  { label: 'Accounts', paths: [accountsPath], icon: Users },
  { label: 'Activity log', paths: [trailPath], icon: ScrollText },
  { label: 'Your sign-in', paths: [ownSignInPath], icon: KeyRound },
];

/** Pages beside the tabs, the link to the website, the theme, and the signed-in person. */
export function Account() {
  const { session } = useAdminData();
  const signingOut = useFetcher({ key: signOutKey });
  return (
    <div className="mt-2 grid gap-1 border-t border-line pt-2 lg:mt-auto lg:pt-4">
      {pages.map(({ label, paths, icon: Icon }) => {
        const to = paths.find((path) => mayOpen(session.role, path));
        return (
          to && (
            <Link key={to} to={to} className="side-link">
              <Icon className="ico text-[1.0625rem]" aria-hidden="true" />
              {label}
            </Link>
          )
        );
      })}
      <div className="flex items-center justify-between">
        <Link to="/" reloadDocument className="side-link flex-1">
          <ExternalLink className="ico text-[1.0625rem]" aria-hidden="true" />
          View website
        </Link>
        <ThemeToggle className="border-line max-lg:size-11" />
      </div>
      <div className="flex items-center gap-3 py-1 pl-2">
        <Avatar initials={initials(session.displayName, session.email)} tone="self" />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate font-semibold">{session.displayName ?? 'Admin'}</p>
          <p className="truncate text-caption text-text-3">{session.email}</p>
        </div>
      </div>
      <signingOut.Form method="post" action="/admin">
        <button type="submit" className="side-link w-full">
          <LogOut className="ico text-[1.0625rem]" aria-hidden="true" />
          Sign Out
        </button>
      </signingOut.Form>
    </div>
  );
}
