import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { code, inFrame } from './root-route.tsx';

/** Every address of the website. */
export const siteRoutes: RouteObject[] = inFrame([
  {
    id: 'site',
    lazy: code(() => import('#site/layout/site-layout.tsx')),
    children: [
      { index: true, lazy: code(() => import('#site/home/home-page.tsx')) },
      { path: 'about', lazy: code(() => import('#site/about/about-page.tsx')) },
      { path: 'about/:slug', lazy: code(() => import('#site/about/provider/provider-page.tsx')) },
      { path: 'gallery', lazy: code(() => import('#site/gallery/gallery-page.tsx')) },
      { path: 'blog', lazy: code(() => import('#site/blog/blog-page.tsx')) },
      { path: 'blog/:slug', lazy: code(() => import('#site/blog/post-page.tsx')) },
      {
        path: 'patient-info',
        lazy: code(() => import('#site/patient-info/patient-info-page.tsx')),
      },
      { path: 'attorneys', lazy: code(() => import('#site/attorneys/attorneys-page.tsx')) },
      { path: 'pip-guide', lazy: code(() => import('#site/pip-guide/pip-guide-page.tsx')) },
      { path: 'contact', lazy: code(() => import('#site/contact/contact-page.tsx')) },
      {
        path: 'contact/received',
        lazy: code(() => import('#site/contact/request-received-page.tsx')),
      },
      {
        path: 'pip-guide/received',
        lazy: code(() => import('#site/pip-guide/guide-received-page.tsx')),
      },
      {
        path: 'attorneys/received',
        lazy: code(() => import('#site/attorneys/attorney-received-page.tsx')),
      },
      { path: 'privacy', lazy: code(() => import('#site/legal/privacy-page.tsx')) },
      { path: 'terms', lazy: code(() => import('#site/legal/terms-page.tsx')) },
      { path: 'disclaimer', lazy: code(() => import('#site/legal/disclaimer-page.tsx')) },
      {
        path: 'notice-of-privacy-practices',
        lazy: code(() => import('#site/legal/privacy-practices-page.tsx')),
      },
      {
        path: 'good-faith-estimate',
        lazy: code(() => import('#site/legal/good-faith-estimate-page.tsx')),
      },
      { path: 'accessibility', lazy: code(() => import('#site/legal/accessibility-page.tsx')) },
      { path: 'language-help', lazy: code(() => import('#site/legal/language-help-page.tsx')) },
      { path: '*', lazy: code(() => import('#site/not-found-page.tsx')) },
    ],
  },
  { path: 'visit', lazy: code(() => import('#site/visit/visit-page.tsx')) },
  ...(import.meta.env.DEV
    ? [{ path: '__ui', lazy: code(() => import('#ui/specimens/specimens-page.tsx')) }]
    : []),
]);

/**
 * The website and the back office are documents of their own, so visitors need not download the addresses of the
 * back office.
 */
export async function routesAt(pathname: string): Promise<RouteObject[]> {
  if (!/^\/admin(\/|$)/.test(pathname)) return siteRoutes;
  try {
    return (await loadChunk(() => import('./admin-routes.tsx'))).adminRoutes;
  } catch (error) {
    // The router shows it, like every other error of loading.
    return inFrame([{ path: '*', lazy: () => Promise.reject(error) }]);
  }
}
