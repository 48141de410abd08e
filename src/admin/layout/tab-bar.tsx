import { Ellipsis } from 'lucide-react';
import { Account } from './account.tsx';
import { BarLink, barLink, TabLink, useIsCurrent } from './tab-link.tsx';
import type { Tab } from './tab-list.ts';

/** At the bottom of narrow screens: the tabs of a busy day, and More. Without such a day, all tabs. */
export function TabBar({ tabs }: { tabs: readonly Tab[] }) {
  const ofBusyDay = tabs.filter(({ isUnderMore }) => !isUnderMore);
  const inBar = ofBusyDay.length > 0 ? ofBusyDay : tabs;
  return (
    <nav
      id="tab-bar"
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

/** The other tabs and the account, in a panel above the bar. */
function More({ tabs }: { tabs: readonly Tab[] }) {
  const isCurrent = useIsCurrent();
  return (
    <>
      <button
        type="button"
        popoverTarget="more-tabs"
        aria-current={tabs.some(isCurrent) || undefined}
        className={barLink}
      >
        <Ellipsis className="ico text-[1.0625rem]" aria-hidden="true" />
        More
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click of a link bubbles up to it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links, too */}
      <div
        id="more-tabs"
        popover="auto"
        className="fixed inset-x-2 top-auto bottom-[calc(4rem+env(safe-area-inset-bottom))] m-0 ml-auto w-auto max-w-sm rounded-lg border border-line bg-surface p-2 text-text shadow-3"
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
        }}
      >
        {tabs.map((tab) => (
          <TabLink key={tab.path} tab={tab} />
        ))}
        <Account />
      </div>
    </>
  );
}
