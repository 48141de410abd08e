/** After an appointment request was sent. */
export const title = 'Request received';
export const heading = 'Request Received!';
export const thanks = 'Thank you.';
/** The time follows. */
export const weAnswer = 'We’ll get back to you';
export const weWrite = (email: string) => `We’ll write to ${email}`;
/** Before a phone number, and the time after it. */
export const weCall = 'We’ll call';
/** Ends the sentence. when: 'by Monday 10:00 AM', 'as soon as we can' */
export const byThen = (when: string) => `${when}.`;
export const told = 'What you told us';
export const bring = 'Bring';
export const bringWhat =
  'your insurance card, your claim number if you have one, and a photo ID. Until then, take it easy.';
export const saveNumber = 'Save our number';
export const readGuide = 'Read the PIP guide';
/** With a sign of an emergency. */
export const notice =
  'This request does not create a patient-provider relationship. If your symptoms get worse, call 911 or go to the nearest emergency room.';
