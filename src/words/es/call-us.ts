import type * as en from '../en/call-us.ts';

export const callUs: typeof en.callUs = (phone) => (phone ? `llámenos al ${phone}` : 'llámenos');
