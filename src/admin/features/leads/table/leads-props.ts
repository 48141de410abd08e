import type { Lead } from '#domain/leads/lead.ts';

export type LeadsProps = {
  leads: Lead[];
  /** Ids of those that arrived while the list was open. */
  arrived: ReadonlySet<string>;
};
