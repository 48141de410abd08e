/** Around an article. The article itself is what the clinic has written. */

/** What the articles are about, for search engines. */
export const section = 'Health & Recovery';
export const readingTime = (minutes: number) => `${minutes} min read`;
export const careTitle = 'Need Professional Care?';
export const careText =
  'If you were in a crash in the last few weeks, an exam can show what’s strained and what isn’t.';
export const careNote = 'General information, not medical advice. For an emergency call 911.';
export const moreTitle = 'More Helpful Articles';
export const moreText = 'Insurance, sleep, headaches, and getting back to work.';
export const all = 'All articles';
export const related = 'Related articles';
export const loading = 'Loading blog post...';
export const failed = 'Failed to load post';
export const failedTitle = 'This article didn’t load';
export const notFound = '404 - Post Not Found';
export const notFoundText = "The blog post you're looking for doesn't exist.";
export const backToBlog = 'Back to Blog';
