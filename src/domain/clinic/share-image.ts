import { sharedPicture } from '#words/frame.ts';

/** The preview picture of a shared link, for pages without a picture of their own. */
export const shareImage = {
  address: '/share.jpg',
  /** Pixels. */
  width: 1200,
  height: 630,
  alt: sharedPicture,
} as const;
