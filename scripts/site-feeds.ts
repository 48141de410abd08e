import type { Plugin } from 'vite';
import { manifest } from './feeds/manifest.ts';
import { type FeedPost, readPublishedPosts } from './feeds/published-posts.ts';
import { robots } from './feeds/robots.ts';
import { rss } from './feeds/rss.ts';
import { sitemap } from './feeds/sitemap.ts';

const feeds: Record<string, { type: string; write: (posts: FeedPost[]) => string }> = {
  'rss.xml': { type: 'application/xml', write: rss },
  'sitemap.xml': { type: 'application/xml', write: sitemap },
  'robots.txt': { type: 'text/plain', write: robots },
  'site.webmanifest': { type: 'application/manifest+json', write: manifest },
};

/**
 * What machines read: /rss.xml, /sitemap.xml, /robots.txt and /site.webmanifest. The build writes them as files, with what is published at that moment;
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
        const text = feed.write(await posts((message) => server.config.logger.warn(message)));
        response.setHeader('content-type', `${feed.type}; charset=utf-8`);
        response.end(text);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const published = await posts((message) => this.warn(message));
      for (const [fileName, feed] of Object.entries(feeds)) {
        this.emitFile({ type: 'asset', fileName, source: feed.write(published) });
      }
    },
  };
}
