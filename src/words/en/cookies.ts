/** The cookie banner. The three buttons stand side by side on a phone: at most 18 characters each. */
export const title = 'Cookies on this site';
export const close = 'Close cookie settings';
export const question =
  'May we use cookies to see which pages help people? The site works without them, too.';
export const learnMore = 'Learn more';
export const refused =
  'Your browser sends Global Privacy Control, so nothing is measured. To choose otherwise, turn that off for this site in your browser.';
export const rejectAll = 'Reject All';
export const essentialOnly = 'Essential Only';
export const allowAll = 'Allow All Cookies';
export const rejectMeaning = 'Nothing is measured, and earlier analytics cookies are deleted.';
export const essentialMeaning =
  'Google Analytics may count visits with cookies. Nothing for advertising. The site works without it.';
export const allowMeaning = 'Same as Essential Only today. Nothing for advertising.';
/** Before a link to the privacy page. */
export const detailsBefore =
  'What you type into a form or a search is never part of it. You can change your mind at any time: “Cookie settings” is at the foot of every page. More under';
