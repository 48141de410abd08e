import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SelectAllHeading, SelectCell } from '../bulk/select-boxes.tsx';
import { nextSort, type SortColumn } from '../params/list-sort.ts';
import { useSort } from '../params/use-sort.ts';
import type { LeadColumn, LeadItemProps } from './lead-look.ts';
import { newLeadStyle } from './new-lead-style.ts';

/** For a button whose word has no room in a narrow table. */
export const narrowAction =
  '@max-4xl:min-h-8 @max-4xl:w-8 @max-5xl:w-9 @max-5xl:px-0 @max-5xl:[&>span]:hidden @5xl:px-3';

type LeadsTableProps = { caption: string; columns: LeadColumn[]; children: ReactNode };

export function LeadsTable({ caption, columns, children }: LeadsTableProps) {
  return (
    <div className="card @container overflow-hidden">
      <table className="tbl tbl-dense table-fixed @max-5xl:text-[.875rem] [&_:is(th,td)]:px-2 @max-4xl:[&_:is(th,td)]:px-1.5 @5xl:[&_:is(th,td)]:px-3 [&_:is(th,td):first-child]:pl-4 @5xl:[&_:is(th,td):first-child]:pl-5 @4xl:[&_:is(th,td):last-child]:pr-5">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <SelectAllHeading />
            {columns.map(([heading, width, sortedBy]) =>
              sortedBy ? (
                <SortHeading key={heading} column={sortedBy} className={width}>
                  {heading}
                </SortHeading>
              ) : (
                <th key={heading} scope="col" className={width}>
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function LeadRow({ look, lead, isArrival }: LeadItemProps) {
  return (
    <tr className={classNames('link-row', isArrival && newLeadStyle)}>
      <SelectCell lead={lead} />
      <look.Cells lead={lead} />
    </tr>
  );
}

type SortHeadingProps = { column: SortColumn; className: string; children: string };

/** A heading that sorts by its column. The sort is in the address. */
function SortHeading({ column, className, children }: SortHeadingProps) {
  const { sort, choose } = useSort();
  // Without a sort, the newest are first.
  const shown = sort ?? { column: 'date', descending: true };
  const isSorted = shown.column === column;
  const Arrow = shown.descending ? ArrowDown : ArrowUp;

  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (shown.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className="sort-button" onClick={() => choose(nextSort(column, sort))}>
        {children}
        {isSorted && <Arrow className="size-3.5 flex-none" aria-hidden="true" />}
      </button>
    </th>
  );
}
