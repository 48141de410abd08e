/** The list of articles. */
export const description = (clinic: string) =>
  `Plain answers for the first weeks after a car accident, from ${clinic} in Sandy, Utah: whiplash, headaches, sleep, insurance and PIP.`;
export const lead =
  'Plain answers for the first weeks after a crash: what your body does, what insurance pays, and when to get checked.';
export const rss = 'RSS feed';
export const rssFile = '/rss.xml';
/** The title of the feed, and what its readers say about it. */
export const feedTitle = (clinic: string) => `${clinic}: blog`;
export const feedDescription = 'Plain answers for the first weeks after a car accident.';
export const featured = 'Featured';
export const all = 'All Articles';
export const loadMore = 'Load more';
export const loadingMore = 'Loading...';
export const loading = 'Loading blog posts...';
export const none = 'No blog posts available';
export const noneText =
  'Our first articles are on their way. Until then, call us with your questions.';
export const failed = 'Failed to load posts';
/** Where no article is in the language of the page, to those in the other one: only Spanish has it. */
export const others = '';
/** Before a phone number, where there is one. */
export const failedText = 'We couldn’t load our articles. You can also call us';
export const failedAt = ' at ';
