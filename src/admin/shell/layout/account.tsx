import { ExternalLink, Lock, LogOut, Moon, Sun } from 'lucide-react';
import { useTheme } from '#ui/theme.ts';
import { lockNow } from '../../shared/access/lock-times.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { framePath } from '../../shared/paths/paths.ts';
import { useSignOut } from '../guard/use-sign-out.ts';
import { ownOf } from '../pages/rail-pages.ts';
import { TabLink } from './tab-link.tsx';

/** What belongs to the person who is signed in: sign-in, notices, theme, lock, Sign Out. */
export function Account() {
  const { session } = useAdminData();
  const { theme, toggle } = useTheme();
  const signingOut = useSignOut();
  const Theme = theme === 'dark' ? Sun : Moon;
  return (
    <div className="grid">
      {ownOf(session.role).map((item) => (
        <TabLink key={item.path} tab={item} />
      ))}
      <button
        type="button"
        aria-pressed={theme === 'dark'}
        className="side-link w-full"
        onClick={toggle}
      >
        <Theme className="ico text-[1.0625rem]" aria-hidden="true" />
        Dark theme
      </button>
      {/* A full page load: the website has a Content-Security-Policy of its own. */}
      <a href="/" className="side-link">
        <ExternalLink className="ico text-[1.0625rem]" />
        View website
      </a>
      <button type="button" className="side-link w-full" onClick={lockNow}>
        <Lock className="ico text-[1.0625rem]" />
        Lock the screen
      </button>
      <signingOut.Form method="post" action={framePath}>
        <button type="submit" className="side-link w-full">
          <LogOut className="ico text-[1.0625rem]" />
          Sign Out
        </button>
      </signingOut.Form>
    </div>
  );
}
