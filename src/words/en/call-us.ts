/** In the middle of a sentence; phone is '' where the clinic has no number. */
export const callUs = (phone: string): string => (phone ? `call us at ${phone}` : 'call us');
