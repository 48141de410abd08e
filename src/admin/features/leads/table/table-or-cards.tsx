import type { ReactNode } from 'react';
import type { LeadType } from '#domain/leads/lead.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { AttorneyCards } from './attorney-cards.tsx';
import { AttorneyTable, attorneyColumns } from './attorney-table.tsx';
import { CardTools } from './card-tools.tsx';
import type { LeadsProps } from './leads-props.ts';
import type { LeadColumn } from './leads-table.tsx';
import { PipCards } from './pip-cards.tsx';
import { PipTable, pipColumns } from './pip-table.tsx';
import { RequestCards } from './request-cards.tsx';
import { RequestsTable, requestColumns } from './requests-table.tsx';

type Look = {
  columns: LeadColumn[];
  Table: (props: LeadsProps) => ReactNode;
  Cards: (props: LeadsProps) => ReactNode;
  /** The narrowest screen that has room for the table. */
  tableFrom: 'md' | 'lg';
};

const looks: Record<LeadType, Look> = {
  contact: { columns: requestColumns, Table: RequestsTable, Cards: RequestCards, tableFrom: 'md' },
  pip: { columns: pipColumns, Table: PipTable, Cards: PipCards, tableFrom: 'lg' },
  attorney: {
    columns: attorneyColumns,
    Table: AttorneyTable,
    Cards: AttorneyCards,
    tableFrom: 'lg',
  },
};

/** Renders only one of the two, so that a lead has one menu and one id on the page. */
export function Leads({ type, ...leads }: LeadsProps & { type: LeadType }) {
  const { Table, Cards, columns, tableFrom } = looks[type];
  if (useWideScreen(tableFrom)) return <Table {...leads} />;
  return (
    <>
      <CardTools columns={columns} />
      <Cards {...leads} />
    </>
  );
}
