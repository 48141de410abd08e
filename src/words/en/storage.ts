/** The table of the privacy page: what the site keeps in a browser. */
export const caption = 'What this site keeps in your browser';
export const name = 'Name';
export const kind = 'Kind';
export const purpose = 'What for';
export const kept = 'Kept';

export const cookie = 'Cookie';
export const localStorage = 'Local storage';
export const sessionStorage = 'Session storage';
export const indexedDb = 'IndexedDB';

export const consentPurpose = 'Your choice in the cookie banner, and when you made it.';
export const consentKept = 'Until you change it or clear it';
export const analyticsPurpose =
  'Google Analytics: tells visits apart to count them. Set only after “Essential Only” or “Allow All Cookies”.';
export const analyticsKept = 'Up to 2 years; deleted when you choose “Reject All”';
export const sentPurpose =
  'The time when you last sent each form, so that it is not sent twice within a minute. No form content.';
export const untilYouClear = 'Until you clear it';
export const answersPurpose =
  'What you typed into a form, so that a reload or another page doesn’t lose it, and a number that keeps a request from being stored twice.';
export const answersKept = 'Until your request has arrived or you close the tab';
export const placesPurpose =
  'Where you were on each page, and which pages a picture leads to, so that going back takes you there.';
export const untilTabCloses = 'Until you close the tab';
export const loadedPurpose =
  'Pages that had to be loaded again after an update of the site, so that none reloads over and over.';
export const databasePurpose =
  'Days on which the site’s database was read. It holds nothing about you.';
export const databaseKept = 'Up to 30 days';
export const themePurpose =
  'Staff only: light or dark back office, and whether this computer announces new requests.';
export const untilCleared = 'Until it is cleared';
export const postPurpose = 'Staff only: what was typed into an article and is not saved yet.';
export const postKept = 'Until it is saved or discarded';
export const sessionPurpose =
  'Staff only: that the browser has not been closed since someone signed in.';
export const sessionKept =
  'Until the browser is closed or sign-out; up to 30 days for those who ask for it';
export const lockPurpose =
  'Staff only: when the back office was last used, so that an unused screen locks.';
export const signedInPurpose =
  'Staff only: keeps a member of staff signed in (Firebase Authentication).';
export const untilSignOut = 'Until sign-out';
export const otherStorePurpose = 'Staff only: the same, where a browser keeps no local storage.';
