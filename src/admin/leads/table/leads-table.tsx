import type { ReactNode } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import { classNames } from '#ui/class-names.ts';
import { useOpenByClick } from './lead-link.tsx';
import { newLeadStyle } from './new-lead-style.ts';

type LeadsTableProps = {
  caption: string;
  /** All widths but one or two are fixed. Uses container queries, because the rail comes and goes. */
  columns: [heading: string, width: string][];
  children: ReactNode;
};

export function LeadsTable({ caption, columns, children }: LeadsTableProps) {
  return (
    <div className="card @container overflow-hidden">
      <table className="tbl table-fixed @max-5xl:text-[.875rem] [&_:is(th,td)]:px-2 @5xl:[&_:is(th,td)]:px-3 [&_:is(th,td):first-child]:pl-4 @5xl:[&_:is(th,td):first-child]:pl-5 @4xl:[&_:is(th,td):last-child]:pr-5">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(([heading, width]) => (
              <th key={heading} scope="col" className={width}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type LeadRowProps = { lead: Lead; isArrival: boolean; children: ReactNode };

/** A click on it opens the lead. */
export function LeadRow({ lead, isArrival, children }: LeadRowProps) {
  const openByClick = useOpenByClick();
  return (
    <tr
      className={classNames('cursor-pointer', isArrival && newLeadStyle)}
      onClick={openByClick(lead)}
    >
      {children}
    </tr>
  );
}
