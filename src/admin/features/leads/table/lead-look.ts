import type { ReactNode } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import type { SortColumn } from '../params/list-sort.ts';

export type LeadColumn = [heading: string, width: string, sortedBy?: SortColumn];

type Part = (props: { lead: Lead }) => ReactNode;

/** How the leads of a type look: as rows of a table, and as cards. */
export type LeadLook = {
  /** All widths but one or two are fixed. Uses container queries, because the rail comes and goes. */
  columns: LeadColumn[];
  Cells: Part;
  /** CardFacts. */
  Facts: Part;
  /** The buttons at the bottom of a card. */
  Actions: Part;
  /** The narrowest screen that has room for the table. */
  tableFrom: 'md' | 'lg';
};

export type LeadItemProps = { look: LeadLook; lead: Lead; isArrival: boolean };
