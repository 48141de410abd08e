import type { ReactNode } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectAllHeading, SelectCell } from '../bulk/select-boxes.tsx';
import type { SortColumn } from '../params/list-sort.ts';
import { newLeadStyle } from './new-lead-style.ts';
import { SortHeading } from './sort-heading.tsx';

export type LeadColumn = [heading: string, width: string, sortedBy?: SortColumn];

/** For a button whose word has no room in a narrow table. */
export const narrowAction =
  '@max-4xl:min-h-8 @max-4xl:w-8 @max-5xl:w-9 @max-5xl:px-0 @max-5xl:[&>span]:hidden @5xl:px-3';

type LeadsTableProps = {
  caption: string;
  /** All widths but one or two are fixed. Uses container queries, because the rail comes and goes. */
  columns: LeadColumn[];
  children: ReactNode;
};

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

type LeadRowProps = { lead: Lead; isArrival: boolean; children: ReactNode };

export function LeadRow({ lead, isArrival, children }: LeadRowProps) {
  return (
    <tr className={classNames('link-row', isArrival && newLeadStyle)}>
      <SelectCell lead={lead} />
      {children}
    </tr>
  );
}
