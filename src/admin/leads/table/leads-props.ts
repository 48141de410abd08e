import type { Lead } from '#domain/leads/lead.ts';

export type LeadsProps = {
  leads: Lead[];
  /** Ids of those that came in while the list was open. */
  arrived: ReadonlySet<string>;
};
