import type { ReactNode } from 'react';
import type { LeadType } from '#domain/leads/lead.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { AttorneyCards } from './attorney-cards.tsx';
import { AttorneyTable } from './attorney-table.tsx';
import type { LeadsProps } from './leads-props.ts';
import { PipCards } from './pip-cards.tsx';
import { PipTable } from './pip-table.tsx';
import { RequestCards } from './request-cards.tsx';
import { RequestsTable } from './requests-table.tsx';

type Look = {
  Table: (props: LeadsProps) => ReactNode;
  Cards: (props: LeadsProps) => ReactNode;
  /** The narrowest screen that has room for the table. */
  tableFrom: 'md' | 'xl';
};

const looks: Record<LeadType, Look> = {
  contact: { Table: RequestsTable, Cards: RequestCards, tableFrom: 'md' },
  pip: { Table: PipTable, Cards: PipCards, tableFrom: 'xl' },
  attorney: { Table: AttorneyTable, Cards: AttorneyCards, tableFrom: 'xl' },
};

/** Cards have no boxes to select by: bulk acts are work for a desk. */
export function useShowsTable(type: LeadType): boolean {
  return useWideScreen(looks[type].tableFrom);
}

/** Renders only one of the two, so that a lead has one menu and one id on the page. */
export function Leads({ type, ...leads }: LeadsProps & { type: LeadType }) {
  const { Table, Cards } = looks[type];
  return useShowsTable(type) ? <Table {...leads} /> : <Cards {...leads} />;
}
