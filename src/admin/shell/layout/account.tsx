import { LogOut } from 'lucide-react';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { framePath } from '../../shared/paths/paths.ts';
import { useSignOut } from '../guard/use-sign-out.ts';
import { menuOf } from '../pages/rail-pages.ts';
import { TabLink } from './tab-link.tsx';

/** The signed-in person, and what is theirs: sign-in, theme, Sign Out. */
export function Account() {
  const { session } = useAdminData();
  const signingOut = useSignOut();
  return (
    <div className="mt-2 grid gap-1 border-t border-line pt-2 lg:mt-auto">
      <div className="flex items-center gap-3 py-1 pl-2">
        <Avatar initials={initials(session.displayName, session.email)} tone="self" />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate font-semibold">{session.displayName ?? 'Admin'}</p>
          <p className="truncate text-caption text-text-3">{session.email}</p>
        </div>
        <ThemeToggle className="border-line max-lg:size-11" />
      </div>
      <div className="grid grid-cols-[auto_auto] justify-between [&_.side-link]:gap-2 [&_.side-link]:px-2 [&_.side-link]:whitespace-nowrap">
        {menuOf(session.role)
          .filter(({ group }) => group === 'own')
          .map((item) => (
            <TabLink key={item.path} tab={item} />
          ))}
        <signingOut.Form method="post" action={framePath}>
          <button type="submit" className="side-link w-full">
            <LogOut className="ico text-[1.0625rem]" aria-hidden="true" />
            Sign Out
          </button>
        </signingOut.Form>
      </div>
    </div>
  );
}
