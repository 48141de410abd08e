import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { settingsGroups } from '../../shared/access/pages.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { type SettingsLink, settingsOf } from '../pages/rail-pages.ts';
import { Disclosure } from './disclosure.tsx';
import { RailGroup } from './rail-groups.tsx';

/** A page, with the list of Settings beside it if it belongs there: on narrow screens above it, behind a button. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isWide = useWideScreen('xl');
  const links = settingsOf(useAdminData().session.role);
  // An address that matches no page has a '*'.
  const isPage = useParams()['*'] === undefined;
  const current = isPage ? currentOf(links, pathname) : undefined;
  // A list of one says nothing.
  const hasList = current !== undefined && links.length > 1;
  const list = <SettingsList links={links} current={current} />;
  return (
    <div
      className={classNames(
        hasList && 'print:block xl:grid xl:grid-cols-[11.5rem_minmax(0,1fr)] xl:gap-x-8',
      )}
    >
      {hasList &&
        (isWide ? (
          <div className="sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto print:hidden">
            {list}
          </div>
        ) : (
          <div className="mb-5 print:hidden">
            <Disclosure
              className="btn btn-line justify-between"
              trigger={
                <>
                  <span>
                    <span className="text-text-3">Settings:</span> {current.label}
                  </span>
                  <ChevronDown className="ico" />
                </>
              }
              panelClassName="mt-2 rounded-lg border border-line bg-surface p-2"
            >
              {list}
            </Disclosure>
          </div>
        ))}
      <div className="min-w-0">{children}</div>
    </div>
  );
}

type SettingsListProps = { links: readonly SettingsLink[]; current: SettingsLink | undefined };

function SettingsList({ links, current }: SettingsListProps) {
  return (
    <nav
      aria-label="Settings"
      className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-1 xl:gap-y-2"
    >
      {settingsGroups.map((name) => {
        const items = links.filter(({ group }) => group === name);
        return items.length === 0 ? null : (
          <RailGroup key={name} name={name}>
            {items.map(({ label, path }) => (
              <Link
                key={path}
                to={path}
                aria-current={path === current?.path ? 'page' : undefined}
                className="side-link xl:min-h-8 xl:py-1"
              >
                {label}
              </Link>
            ))}
          </RailGroup>
        );
      })}
    </nav>
  );
}

/** The longest address of the list that the page's begins with. */
function currentOf(links: readonly SettingsLink[], pathname: string): SettingsLink | undefined {
  return links
    .filter(({ isAt }) => isAt(pathname))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
