import { useContext } from 'react';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { SelectAll } from '../../../shared/parts/select-boxes.tsx';
import { SelectionContext } from '../bulk/selection-context.ts';
import { listLabels } from '../params/list-labels.ts';
import { useSort } from '../params/use-sort.ts';
import { attorneyLook } from './attorney-look.tsx';
import { LeadCard } from './lead-card.tsx';
import type { LeadColumn, LeadLook } from './lead-look.ts';
import { LeadRow, LeadsTable } from './leads-table.tsx';
import { pipLook } from './pip-look.tsx';
import { requestLook } from './request-look.tsx';

type LeadsProps = {
  type: LeadType;
  leads: Lead[];
  /** Ids of those that arrived while the list was open. */
  arrived: ReadonlySet<string>;
};

const looks: Record<LeadType, LeadLook> = {
  contact: requestLook,
  pip: pipLook,
  attorney: attorneyLook,
};

/** Renders only one of the two, so that a lead has one menu and one id on the page. */
export function Leads({ type, leads, arrived }: LeadsProps) {
  const look = looks[type];
  const { list } = listLabels[type];
  const isWide = useWideScreen(look.tableFrom);
  const Item = isWide ? LeadRow : LeadCard;
  const items = leads.map((lead) => (
    <Item key={lead.id} look={look} lead={lead} isArrival={arrived.has(lead.id)} />
  ));
  if (isWide) {
    return (
      <LeadsTable caption={list} columns={look.columns}>
        {items}
      </LeadsTable>
    );
  }
  return (
    <>
      <CardTools columns={look.columns} />
      <ul
        aria-label={list}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        {items}
      </ul>
    </>
  );
}

/** Above cards, which have no headings: the box for all of them, and the order. */
function CardTools({ columns }: { columns: LeadColumn[] }) {
  const selection = useContext(SelectionContext);
  const { sort, choose } = useSort();
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {selection && (
        <SelectAll
          selection={selection}
          name="Select all on this page"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 pl-4 font-semibold"
        >
          Select all
        </SelectAll>
      )}
      <label className="ml-auto flex items-center gap-2.5">
        <span className="flex-none text-text-2">Sort by</span>
        <select
          className="input w-40"
          value={sort?.column ?? ''}
          onChange={({ target: { value } }) => {
            const column = columns.find(([, , sortedBy]) => sortedBy === value)?.[2];
            choose(column ? { column, descending: false } : null);
          }}
        >
          <option value="">Newest first</option>
          {columns.map(
            ([heading, , sortedBy]) =>
              sortedBy && (
                <option key={sortedBy} value={sortedBy}>
                  {sortedBy === 'date' ? 'Oldest first' : heading}
                </option>
              ),
          )}
        </select>
      </label>
    </div>
  );
}
