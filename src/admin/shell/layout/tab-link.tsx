import { Link, useLocation } from 'react-router-dom';
import { CountBadge } from '#ui/badge.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import type { RailItem, TabItem } from '../pages/rail-pages.ts';

/** A line of a list: icon, label, count. */
export function TabLink({ tab }: { tab: RailItem }) {
  const { label, isNew, icon: Icon } = tab;
  return (
    <Link {...useTab(tab)} className="side-link">
      <Icon className="ico text-[1.0625rem]" aria-hidden="true" />
      <span className="flex-1 whitespace-nowrap">{label}</span>{' '}
      {isNew && (
        <span className="rounded-[5px] bg-accent-soft px-1.5 py-0.5 text-[.6875rem] font-bold text-accent-text">
          NEW
        </span>
      )}
      <Waiting tab={tab} />
    </Link>
  );
}

export const barLink =
  'side-link relative min-h-14 flex-col justify-center gap-0.5 px-0 text-[min(.75rem,3.75vw)] aria-[current]:bg-transparent';

/** A place in the bar of narrow screens: the icon above the short part of the label. */
export function BarLink({ tab }: { tab: TabItem }) {
  const { label, short = label, icon: Icon } = tab;
  const [before, after] = label.split(short);
  return (
    <Link {...useTab(tab)} className={barLink}>
      <Icon className="ico text-[1.0625rem]" aria-hidden="true" />
      <span>
        {before && <span className="sr-only">{before.trim()}</span>} {short}{' '}
        {after && <span className="sr-only">{after.trim()}</span>}
      </span>{' '}
      <Waiting tab={tab} className="absolute top-1 left-[calc(50%+.375rem)]" />
    </Link>
  );
}

function useTab(tab: RailItem) {
  const isCurrent = useIsCurrent();
  // Harmless: opening the page asks again.
  const fetchCode = () => void tab.load().catch(() => {});
  return {
    to: tab.path,
    onPointerEnter: fetchCode,
    onFocus: fetchCode,
    'aria-current': isCurrent(tab) ? ('page' as const) : undefined,
  };
}

export function useIsCurrent(): (tab: RailItem) => boolean {
  const { pathname } = useLocation();
  return ({ isAt }) => isAt(pathname);
}

function Waiting({ tab: { counts = [] }, className }: { tab: RailItem; className?: string }) {
  const { leadCounts } = useAdminData();
  const waiting = counts.reduce((sum, type) => sum + (leadCounts?.[type].new ?? 0), 0);
  if (waiting === 0) return null;
  return (
    <CountBadge className={className}>
      {/* A number too long for the badge is cut: it is many anyway. */}
      <span>{waiting > 99 ? '99+' : waiting}</span> <span className="sr-only">new</span>
    </CountBadge>
  );
}
