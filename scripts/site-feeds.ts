import type { Plugin } from 'vite';
import { type FeedPost, readPublishedPosts } from './feeds/published-posts.ts';
import { rss } from './feeds/rss.ts';
import { sitemap } from './feeds/sitemap.ts';

const feeds: Record<string, (posts: FeedPost[]) => string> = {
  'rss.xml': rss,
  'sitemap.xml': sitemap,
};

/**
 * /rss.xml and /sitemap.xml. The build writes them as files, with what is published at that moment;
 * the dev server answers with what the emulator holds.
 */
export function siteFeeds(): Plugin {
  let projectId = '';
  /** A feed without articles is better than no build. */
  const posts = async (warn: (message: string) => void) => {
    if (!projectId) return [];
    return readPublishedPosts(projectId).catch((error: unknown) => {
      warn(`The feeds have no articles: ${error instanceof Error ? error.message : error}`);
      return [];
    });
  };
  return {
    name: 'site-feeds',
    configResolved(config) {
      projectId = config.env.VITE_FIREBASE_PROJECT_ID ?? '';
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const feed = feeds[request.url?.split('?')[0]?.slice(1) ?? ''];
        if (!feed) return next();
        const text = feed(await posts((message) => server.config.logger.warn(message)));
        response.setHeader('content-type', 'application/xml; charset=utf-8');
        response.end(text);
      });
    },
    async generateBundle() {
      const published = await posts((message) => this.warn(message));
      for (const [fileName, feed] of Object.entries(feeds)) {
        this.emitFile({ type: 'asset', fileName, source: feed(published) });
      }
    },
  };
}
