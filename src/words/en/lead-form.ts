/** What the forms to the clinic share on the page. */
export const offline =
  'You’re offline. We’ll send your request as soon as you’re back online. Please keep this page open.';
/** when: 'by Monday 10:00 AM', 'within 24 hours' */
export const promise = (when: string) => `We’ll get back to you ${when}.`;
/** The name of a field that only bots fill. */
export const trap = 'Leave this empty';
