import { inHours } from './times.ts';

export const title = 'Contact';
/** orCall: '' where the clinic has no number, else orCall below. */
export const description = (clinic: string, orCall: string, hours: number) =>
  `Request an appointment with ${clinic} in Sandy, Utah${orCall}. We’ll get back to you within ${inHours(hours)}.`;
export const orCall = (phone: string) => `, or call ${phone}`;

export const heading = 'Request an appointment';
/** Before a phone number. */
export const introBefore = 'Takes about a minute. Easier to talk? Call';

export const submitting = 'Submitting...';

export const afterTitle = 'After you send your request';
export const afterSteps = [
  'We’ll get back to you, by phone or email.',
  'We agree on a time during office hours.',
  'Have your insurance card nearby if you were in a car accident.',
];

export const details = 'How to find and reach us';
export const arrival = 'Parking and entrance';
export const languages = 'Languages';
export const moreLanguages = 'More languages';
export const profiles = 'Find us online';
export const mapOf = (clinic: string, place: string) => `Map: ${clinic}, ${place}`;
export const mapPicture =
  'Illustrated map: the clinic in Sandy, between Interstate 15 and the Wasatch Range';
export const loadMap = 'Load map';
export const mapCookies = 'The live map comes from Google, which sets its own cookies.';
export const directions = 'Directions';
