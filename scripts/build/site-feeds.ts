import type { Plugin } from 'vite';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { contactCard } from '../feeds/contact-card.ts';
import type { FeedMember, FeedPost, LastChanges } from '../feeds/feed-post.ts';
import { adminManifest, manifest } from '../feeds/manifest.ts';
import { robots } from '../feeds/robots.ts';
import { rss } from '../feeds/rss.ts';
import { sitemap } from '../feeds/sitemap.ts';

/** The feeds by file name. The build writes them beside the pages. */
export const feeds: Record<
  string,
  {
    type: string;
    /** The development server knows no changes. */
    write: (clinic: Clinic, posts: FeedPost[], staff: FeedMember[], changes: LastChanges) => string;
  }
> = {
  'rss.xml': { type: 'application/xml', write: (clinic, posts) => rss(clinic, posts, 'en') },
  'es/rss.xml': { type: 'application/xml', write: (clinic, posts) => rss(clinic, posts, 'es') },
  'sitemap.xml': { type: 'application/xml', write: sitemap },
  'robots.txt': { type: 'text/plain', write: robots },
  'site.webmanifest': { type: 'application/manifest+json', write: manifest },
  'admin/app.webmanifest': { type: 'application/manifest+json', write: adminManifest },
  'clinic.vcf': { type: 'text/vcard', write: contactCard },
};

/** The development server serves the emulator's data. */
export function siteFeeds(): Plugin {
  return {
    name: 'site-feeds',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const feed = feeds[request.url?.split('?')[0]?.slice(1) ?? ''];
        if (!feed) return next();
        const { listPublishedPosts } = await server.ssrLoadModule('/src/data/posts/posts.ts');
        const { listStaff } = await server.ssrLoadModule('/src/data/staff.ts');
        const { readClinic } = await server.ssrLoadModule('/src/data/clinic-settings.ts');
        const reads = [readClinic(), listPublishedPosts(), listStaff()];
        const [clinic, posts, staff] = await Promise.all(reads).catch((error: unknown) => {
          // The manifest needs none of them.
          server.config.logger.warn(`The feeds have nothing of the database: ${error}`);
          return [emptyClinic, [], []];
        });
        response.setHeader('content-type', `${feed.type}; charset=utf-8`);
        response.end(feed.write(clinic, posts, staff, {}));
      });
    },
  };
}
