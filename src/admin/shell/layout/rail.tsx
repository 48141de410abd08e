import { ChevronsUpDown } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { may } from '#domain/account/access.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { PublishingStatus } from '../../features/publishing/publishing-status.tsx';
import { homeOf } from '../../shared/access/page-access.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { ownOf, settingsEntry, tabsOf } from '../pages/rail-pages.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Account } from './account.tsx';
import { Disclosure } from './disclosure.tsx';
import { RailGroup, RailGroups } from './rail-groups.tsx';
import { SignedInPerson } from './signed-in-person.tsx';
import { TabBar } from './tab-bar.tsx';
import { TabLink, useIsCurrent } from './tab-link.tsx';
import { usePrefetchTabs } from './use-prefetch-tabs.ts';

/** Beside the page on wide screens; on narrow ones a bar on top, and the tabs at the bottom of the screen. */
export function Rail() {
  const clinic = useClinic();
  const { session } = useAdminData();
  const tabs = tabsOf(session.role);
  usePrefetchTabs(useMemo(() => tabs.map(({ load }) => load), [tabs]));
  const isBeside = useWideScreen('lg');
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:shadow-3"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 flex flex-wrap items-center justify-between gap-3 border-b border-line bg-surface px-4 py-2 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:gap-0 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-4">
        <Link
          to={homeOf(session.role)}
          className="flex items-center gap-3 rounded-md lg:px-2 lg:py-2"
        >
          <img
            src="/img/mark.svg"
            alt=""
            width={36}
            height={36}
            className="size-9 rounded-[10px]"
          />
          <span className="font-display text-[1.0625rem] leading-tight font-bold">
            {clinic.shortName}{' '}
            <span className="block font-sans text-caption leading-tight font-medium text-text-3">
              Clinic admin
            </span>
          </span>
        </Link>
        {/* What it has found may not be for another role. */}
        <PaletteButton key={session.role} />
        {isBeside && (
          <>
            <nav aria-label="Admin" className="mt-3 grid gap-3">
              <RailGroups tabs={tabs} />
            </nav>
            <RailFoot />
          </>
        )}
        {may(session.role, 'read', 'publishing') && <PublishingStatus />}
      </header>
      {!isBeside && <TabBar tabs={tabs} />}
    </>
  );
}

/** At the foot of the rail: everything rare of the clinic, and the menu of the person. */
function RailFoot() {
  const { role } = useAdminData().session;
  const isCurrent = useIsCurrent();
  const settings = settingsEntry(role);
  return (
    <div className="mt-auto grid gap-1 border-t border-line pt-2">
      {settings && (
        <nav aria-label="Clinic">
          <RailGroup name="Clinic">
            <TabLink tab={settings} />
          </RailGroup>
        </nav>
      )}
      <Disclosure
        aria-current={ownOf(role).some(isCurrent) || undefined}
        className="side-link min-w-0 px-2"
        trigger={
          <>
            <SignedInPerson />
            <ChevronsUpDown className="ico" />
          </>
        }
        panelClassName="absolute inset-x-0 bottom-full z-10 mb-2 rounded-lg border border-line bg-surface p-2 shadow-3"
      >
        <Account />
      </Disclosure>
    </div>
  );
}
