export const title = '404 - Page Not Found';
export const text =
  'There’s no page at this address. It may have moved, or the link may have a typo.';
