export const peoplePath = '/admin/people';

/** Everything about the person of one request. */
export const personPath = (leadId: string) => `${peoplePath}/${encodeURIComponent(leadId)}`;
