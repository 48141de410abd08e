/** The preview picture of a shared link, for pages without a picture of their own. */
export const shareImage = {
  address: '/share.jpg',
  /** Pixels. */
  width: 1200,
  height: 630,
  alt: 'Mountains above Sandy, Utah, and the words: Hurt in a car crash? Start here.',
} as const;
