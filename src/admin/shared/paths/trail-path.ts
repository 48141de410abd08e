export const trailPath = '/admin/trail';

/** Who looked at a visit. */
export const looksAtVisit = (id: string) => `${trailPath}?visit=${encodeURIComponent(id)}`;

/** The log of one request. */
export const trailOf = (leadId: string) => `${trailPath}?request=${encodeURIComponent(leadId)}`;
