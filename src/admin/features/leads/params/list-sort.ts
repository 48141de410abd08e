import { type Lead, leadName } from '#domain/leads/lead.ts';
import { statusLabel } from '#domain/leads/lead-status.ts';

/** What staff can sort by. A table has some of these columns. */
const sortColumns = [
  'name',
  'firm',
  'email',
  'phone',
  'client',
  'injury',
  'accident',
  'date',
  'status',
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Newest first is no sort. */
export type Sort = { column: SortColumn; descending: boolean };

/** The database sorts by date, over all pages. */
export const oldestFirst: Sort = { column: 'date', descending: false };

export function isOldestFirst(sort?: Sort | null): boolean {
  return sort?.column === 'date';
}

/** '-name' is descending. */
export function sortOf(params: URLSearchParams): Sort | null {
  const text = params.get('sort') ?? '';
  const descending = text.startsWith('-');
  const column = sortColumns.find((known) => known === text.slice(descending ? 1 : 0));
  if (!column || (column === 'date' && descending)) return null;
  return { column, descending };
}

export function sortParam({ column, descending }: Sort): string {
  return (descending ? '-' : '') + column;
}

/** The sort after a press of the column's heading: up, down, and back to newest first. */
export function nextSort(column: SortColumn, current: Sort | null): Sort | null {
  if (current?.column !== column) return { column, descending: false };
  return current.descending || column === 'date' ? null : { column, descending: true };
}

/** As the badge shows them, in the order of the work. */
const steps = ['New', 'Contacted', 'Guide Sent', 'Scheduled', 'Completed', 'Converted'];

const values: Record<Exclude<SortColumn, 'date'>, (lead: Lead) => string> = {
  name: leadName,
  firm: (lead) => (lead.type === 'attorney' ? lead.details.firm : ''),
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  client: (lead) => (lead.type === 'attorney' ? lead.details.clientInitials : ''),
  injury: ({ injury }) => injury,
  accident: ({ wasInAccident }) => (wasInAccident ? '1' : '2'),
  status: (lead) => `${steps.indexOf(statusLabel(lead))}`,
};

/** The page in the order of a column; missing answers come last. Equal ones keep their order. */
export function sortLeads(leads: Lead[], sort: Sort | null): Lead[] {
  if (!sort || sort.column === 'date') return leads;
  const read = values[sort.column];
  const sign = sort.descending ? -1 : 1;
  return [...leads].sort((one, other) => {
    const [a, b] = [read(one), read(other)];
    if (!a || !b) return Number(!a) - Number(!b);
    return sign * a.localeCompare(b, 'en-US', { sensitivity: 'base' });
  });
}
