import { ChevronRight, ChevronsLeft } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { type ListPlace, listAddress } from '../params/list-address.ts';
import { isOldestFirst } from '../params/list-sort.ts';

type PagerProps = {
  place: ListPlace;
  shown: number;
  next: string | null;
  /** null if unknown. */
  total: number | null;
};

/** Nothing when there is a single page. */
export function Pager({ place, shown, next, total }: PagerProps) {
  if (!place.after && !next) return null;
  const first = place.skipped + 1;
  const last = place.skipped + shown;
  const upward = isOldestFirst(place.sort);
  const number = (value: number) => value.toLocaleString('en-US');
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="num text-text-2">
        {shown > 0 && `${number(first)}–${number(last)}`}
        {shown > 0 && total !== null && ` of ${number(total)}`}
        {place.sort && !upward && ', sorted within this page'}
      </p>
      <div className="flex gap-2.5">
        {place.after && (
          <ButtonLink variant="outline" to={listAddress({ ...place, after: null })}>
            <ChevronsLeft className="ico" />
            {upward ? 'Oldest' : 'Newest'}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink variant="outline" to={listAddress({ ...place, after: next, skipped: last })}>
            {upward ? 'Newer' : 'Older'}
            <ChevronRight className="ico" />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
