/** What failed, for the screen and for the rules: both have to agree on what may be stored. */
export const problemWords = [
  'Failed to load PIP leads',
  'Failed to update 120 of 120 photos',
  'Failed to export. Please try again.',
  'This picture could not be read. Please save it as a JPEG and try again.',
  'The image couldn’t be added to the library.',
  'A rejection nobody handled',
];

export const otherWords = [
  'failed to load requests',
  'Failed to load Maria Olsen',
  'Failed to load maria.olsen@example.com',
  'Failed to call (801) 555-0161',
  'Failed to call 8015550161',
  'Failed to load leads/Xk29',
  'TypeError: undefined is not a function',
  'Failed to load https://example.com',
  'Failed to load “the schedule”',
  'Failed  to load',
  'Failed to load ',
  'Failed\nto load',
];
