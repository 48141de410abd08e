import { type RouteObject, redirectDocument } from 'react-router-dom';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { lang } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import { code, inFrame } from './root-route.tsx';

const pages: RouteObject[] = [
  { path: paths.home, lazy: code(() => import('#site/home/home-page.tsx')) },
  { path: paths.about, lazy: code(() => import('#site/about/about-page.tsx')) },
  {
    path: `${paths.about}/:slug`,
    lazy: code(() => import('#site/about/provider/provider-page.tsx')),
  },
  { path: paths.gallery, lazy: code(() => import('#site/gallery/gallery-page.tsx')) },
  { path: paths.blog, lazy: code(() => import('#site/blog/blog-page.tsx')) },
  { path: `${paths.blog}/:slug`, lazy: code(() => import('#site/blog/post-page.tsx')) },
  { path: paths.patientInfo, lazy: code(() => import('#site/patient-info/patient-info-page.tsx')) },
  { path: paths.attorneys, lazy: code(() => import('#site/attorneys/attorneys-page.tsx')) },
  { path: paths.pipGuide, lazy: code(() => import('#site/pip-guide/pip-guide-page.tsx')) },
  { path: paths.contact, lazy: code(() => import('#site/contact/contact-page.tsx')) },
  {
    path: paths.contactReceived,
    lazy: code(() => import('#site/contact/request-received-page.tsx')),
  },
  {
    path: paths.pipGuideReceived,
    lazy: code(() => import('#site/pip-guide/guide-received-page.tsx')),
  },
  {
    path: paths.attorneysReceived,
    lazy: code(() => import('#site/attorneys/attorney-received-page.tsx')),
  },
  { path: paths.privacy, lazy: code(() => import('#site/legal/privacy-page.tsx')) },
  { path: paths.terms, lazy: code(() => import('#site/legal/terms-page.tsx')) },
  { path: paths.disclaimer, lazy: code(() => import('#site/legal/disclaimer-page.tsx')) },
  {
    path: paths.privacyPractices,
    lazy: code(() => import('#site/legal/privacy-practices-page.tsx')),
  },
  {
    path: paths.goodFaithEstimate,
    lazy: code(() => import('#site/legal/good-faith-estimate-page.tsx')),
  },
  { path: paths.accessibility, lazy: code(() => import('#site/legal/accessibility-page.tsx')) },
  { path: paths.languageHelp, lazy: code(() => import('#site/legal/language-help-page.tsx')) },
];

const notFound = code(() => import('#site/not-found-page.tsx'));

/** A page without a Spanish address is another document, in English. */
const pagesOfLanguage: RouteObject[] =
  lang === 'en'
    ? [...pages, { path: '*', lazy: notFound }]
    : [
        ...pages.filter(({ path }) => path?.startsWith(paths.home)),
        { path: `${paths.home}/*`, lazy: notFound },
        { path: '*', loader: ({ request }) => redirectDocument(request.url) },
      ];

/** Every address of the website. */
export const siteRoutes: RouteObject[] = inFrame([
  {
    id: 'site',
    lazy: code(() => import('#site/layout/site-layout.tsx')),
    children: pagesOfLanguage,
  },
  { path: paths.visit, lazy: code(() => import('#site/visit/visit-page.tsx')) },
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
