import { useState } from 'react';
import type { Lead } from '#domain/leads/lead.ts';

type Watched = {
  leads: Lead[];
  place: string;
  seen: ReadonlySet<string>;
  arrived: ReadonlySet<string>;
};

/**
 * Ids of leads that arrived while the list was open at the same page. hasNewest: the page is where new leads are
 * added; on others, a lead that moves up to fill the page would look like one.
 */
export function useNewLeads(leads: Lead[], place: string, hasNewest: boolean): ReadonlySet<string> {
  const [watched, setWatched] = useState<Watched>(() => ({
    leads,
    place,
    seen: new Set(idsOf(leads)),
    arrived: new Set(),
  }));
  if (watched.leads === leads && watched.place === place) return watched.arrived;

  const next: Watched = {
    leads,
    place,
    seen: new Set([...watched.seen, ...idsOf(leads)]),
    arrived: new Set(
      place === watched.place && hasNewest ? [...watched.arrived, ...newIn(leads, watched)] : [],
    ),
  };
  setWatched(next);
  return next.arrived;
}

/** A lead that moves up to fill the page is older than the newest; a reopened one was seen before. */
function newIn(leads: Lead[], { leads: before, seen }: Watched): string[] {
  const newest = Math.max(0, ...before.map((lead) => lead.createdAt.getTime()));
  return idsOf(leads.filter((lead) => lead.createdAt.getTime() > newest && !seen.has(lead.id)));
}

const idsOf = (leads: Lead[]) => leads.map((lead) => lead.id);
