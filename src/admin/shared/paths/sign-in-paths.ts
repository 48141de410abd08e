/** Each person's own page. */
export const ownSignInPath = '/admin/sign-in';

/** In place of everything else, until a second step that is required is set up. */
export const secondStepPath = '/admin/second-step';

/** After the setup it leads to `from` (path and query). */
export const secondStepPathFrom = (from: string): string =>
  `${secondStepPath}?next=${encodeURIComponent(from)}`;
