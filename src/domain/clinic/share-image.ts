/** The picture that links to the site show where they are shared, unless the page has one of its own. */
export const shareImage = {
  address: '/share.jpg',
  /** Pixels. */
  width: 1200,
  height: 630,
  alt: 'Mountains above Sandy, Utah, and the words: Hurt in a car crash? Start here.',
} as const;
