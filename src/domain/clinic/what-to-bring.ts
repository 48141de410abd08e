/** For a first visit. Apart from clinic.ts, which every page loads. */
export const whatToBring =
  'Your insurance card, your claim number if you have one, a photo ID, and any reports or images.';
