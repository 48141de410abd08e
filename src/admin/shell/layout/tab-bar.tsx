import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDismiss } from '#ui/overlays/use-dismiss.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { menuOf, type TabItem } from '../pages/rail-pages.ts';
import { Account } from './account.tsx';
import { RailGroups } from './rail-groups.tsx';
import { BarLink, barLink, useIsCurrent } from './tab-link.tsx';

/** At the bottom of narrow screens: the tabs of a busy day, and More. Without such a day, all tabs. */
export function TabBar({ tabs }: { tabs: readonly TabItem[] }) {
  const ofBusyDay = tabs.filter(({ isUnderMore }) => !isUnderMore);
  const inBar = ofBusyDay.length > 0 ? ofBusyDay : tabs;
  // What sticks to the bottom of the screen keeps above the bar.
  useLayoutEffect(() => {
    const { style } = document.body;
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

/** The other tabs and the account, in a panel above the bar. */
function More({ tabs }: { tabs: readonly TabItem[] }) {
  const isCurrent = useIsCurrent();
  const { session } = useAdminData();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const closeFromInside = () => {
    button.current?.focus();
    setOpen(false);
  };
  useDismiss(isOpen, root, (reason) => {
    if (reason === 'escape') closeFromInside();
    else setOpen(false);
  });
  return (
    <div ref={root} className="grid">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="more-tabs"
        aria-current={[...tabs, ...menuOf(session.role)].some(isCurrent) || undefined}
        className={barLink}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis className="ico text-[1.0625rem]" aria-hidden="true" />
        More
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click of a link bubbles up to it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links, too */}
      <div
        id="more-tabs"
        hidden={!isOpen}
        className="fixed inset-x-2 bottom-[calc(4rem+env(safe-area-inset-bottom))] ml-auto max-h-[calc(100dvh-5rem)] max-w-sm overflow-y-auto rounded-lg border border-line bg-surface p-2 text-text shadow-3"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) closeFromInside();
        }}
      >
        <RailGroups tabs={tabs} />
        <Account />
      </div>
    </div>
  );
}
