export const trailPath = '/admin/trail';

/** The log of one request. */
export const trailOf = (leadId: string) => `${trailPath}?request=${encodeURIComponent(leadId)}`;
