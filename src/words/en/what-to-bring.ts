/** To a first visit. */
export const whatToBring: string =
  'Your insurance card, your claim number if you have one, a photo ID, and any reports or images.';
