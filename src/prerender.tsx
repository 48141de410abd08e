import { siteRoutes } from '#routes';
import { type RenderedPage, renderPage as render } from '#start/render-page.tsx';

export { readClinic } from '#data/clinic-settings.ts';
export { listFormerSlugs, listPublishedPosts } from '#data/posts/posts.ts';
export { readWebsiteChange } from '#data/publishing/website-change.ts';
export { listStaff } from '#data/staff.ts';
export { nextPages } from '#site/frame/next-pages.ts';
export { inlineScript, pageHtml } from '#start/page-html.ts';
export { sanitizeWith } from '#ui/article-html.ts';

/** What scripts/build/prerender.ts does with the app, by way of the build. */
export const renderPage = (path: string): Promise<RenderedPage> => render(siteRoutes, path);
