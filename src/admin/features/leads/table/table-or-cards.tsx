import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { listLabels } from '../params/list-labels.ts';
import { attorneyLook } from './attorney-look.tsx';
import { CardTools } from './card-tools.tsx';
import { LeadCard } from './lead-card.tsx';
import type { LeadLook } from './lead-look.ts';
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
