import { Ellipsis } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { ownOf, settingsEntry, type TabItem } from '../pages/rail-pages.ts';
import { Account } from './account.tsx';
import { Disclosure } from './disclosure.tsx';
import { RailGroup, RailGroups } from './rail-groups.tsx';
import { SignedInPerson } from './signed-in-person.tsx';
import { BarLink, barLink, TabLink, useIsCurrent } from './tab-link.tsx';

/** At the bottom of narrow screens: the tabs of a busy day, and More. Without such a day, all tabs. */
export function TabBar({ tabs }: { tabs: readonly TabItem[] }) {
  const ofBusyDay = tabs.filter(({ isUnderMore }) => !isUnderMore);
  const inBar = ofBusyDay.length > 0 ? ofBusyDay : tabs;
  // What sticks to the bottom of the screen keeps above the bar.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', 'calc(3.5rem + env(safe-area-inset-bottom))');
    return () => void style.removeProperty('--bottom-bar');
  }, []);
  return (
    <nav
      aria-label="Admin"
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)]"
    >
      {inBar.map((tab) => (
        <BarLink key={tab.path} tab={tab} />
      ))}
      <More tabs={tabs.filter((tab) => !inBar.includes(tab))} />
    </nav>
  );
}

/** The other tabs, Settings, and what is the person's own, in a panel above the bar. */
function More({ tabs }: { tabs: readonly TabItem[] }) {
  const isCurrent = useIsCurrent();
  const { role } = useAdminData().session;
  const settings = settingsEntry(role);
  const inside = [...tabs, ...(settings ? [settings] : []), ...ownOf(role)];
  return (
    <Disclosure
      aria-current={inside.some(isCurrent) || undefined}
      className={barLink}
      trigger={
        <>
          <Ellipsis className="ico text-[1.0625rem]" />
          More
        </>
      }
      panelClassName="fixed inset-x-2 bottom-[calc(4rem+env(safe-area-inset-bottom))] ml-auto grid max-h-[calc(100dvh-5rem)] max-w-sm gap-1 overflow-y-auto rounded-lg border border-line bg-surface p-2 text-text shadow-3"
    >
      <RailGroups tabs={tabs} />
      {settings && (
        <RailGroup name="Clinic">
          <TabLink tab={settings} />
        </RailGroup>
      )}
      <div className="mt-1 grid gap-1 border-t border-line pt-2">
        <div className="flex px-2 py-1">
          <SignedInPerson />
        </div>
        <Account />
      </div>
    </Disclosure>
  );
}
