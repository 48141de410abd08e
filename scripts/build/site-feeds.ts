import type { Plugin } from 'vite';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { contactCard } from '../feeds/contact-card.ts';
import type { FeedMember, FeedPost, LastChanges } from '../feeds/feed-post.ts';
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

function manifest({ name, shortName }: Clinic): string {
  return written({ name, short_name: shortName, start_url: '/', display: 'browser' });
}

/** The back office can be installed: an iPhone gives notices to installed apps only. */
function adminManifest({ shortName }: Clinic): string {
  return written({
    name: `${shortName} admin`,
    short_name: `${shortName} admin`,
    start_url: dashboardPath,
    scope: '/admin/',
    display: 'standalone',
  });
}

/** The icons come from scripts/brand-images.ts. */
function written(app: object): string {
  return JSON.stringify({
    ...app,
    background_color: '#f7fafa',
    theme_color: '#0c2a34',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** Search engines may read everything that visitors may. */
function robots({ origin }: Clinic): string {
  return `User-agent: *
Disallow: /admin
Disallow: /.netlify/
${origin && `\nSitemap: ${origin}/sitemap.xml\n`}`;
}
