import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';

type SegmentedProps = {
  label: string;
  items: readonly { label: string; count?: number; to: string; current: boolean }[];
  className?: string;
};

/** A filter as links: the choice is in the address. */
export function Segmented({ label, items, className }: SegmentedProps) {
  return (
    <nav aria-label={label} className={classNames('segmented', className)}>
      {items.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          replace
          preventScrollReset
          ref={item.current ? uncover : undefined}
          aria-current={item.current ? 'true' : undefined}
        >
          {item.label}
          {item.count !== undefined && (
            <span className="num">{item.count.toLocaleString('en-US')}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** On a narrow screen the current choice may be beyond the end of the bar. The page itself doesn't scroll. */
function uncover(link: HTMLAnchorElement | null) {
  const bar = link?.parentElement;
  if (!bar) return;
  const beyond = link.getBoundingClientRect().right - bar.getBoundingClientRect().right;
  if (beyond > 0) bar.scrollLeft += beyond;
}
