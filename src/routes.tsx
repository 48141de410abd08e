import { type LazyRouteFunction, type RouteObject, redirectDocument } from 'react-router-dom';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { lang } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import { code, inFrame } from './root-route.tsx';

/** Its code comes when it is opened. */
const page = (path: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  lazy: code(load),
});

const pages: RouteObject[] = [
  page(paths.home, () => import('#site/home/home-page.tsx')),
  page(paths.about, () => import('#site/about/about-page.tsx')),
  page(`${paths.about}/:slug`, () => import('#site/about/provider/provider-page.tsx')),
  page(paths.gallery, () => import('#site/gallery/gallery-page.tsx')),
  page(paths.blog, () => import('#site/blog/blog-page.tsx')),
  page(`${paths.blog}/:slug`, () => import('#site/blog/post-page.tsx')),
  page(paths.patientInfo, () => import('#site/patient-info/patient-info-page.tsx')),
  page(paths.attorneys, () => import('#site/attorneys/attorneys-page.tsx')),
  page(paths.pipGuide, () => import('#site/pip-guide/pip-guide-page.tsx')),
  page(paths.contact, () => import('#site/contact/contact-page.tsx')),
  page(paths.contactReceived, () => import('#site/contact/request-received-page.tsx')),
  page(paths.pipGuideReceived, () => import('#site/pip-guide/guide-received-page.tsx')),
  page(paths.attorneysReceived, () => import('#site/attorneys/attorney-received-page.tsx')),
  page(paths.privacy, () => import('#site/legal/privacy-page.tsx')),
  page(paths.terms, () => import('#site/legal/terms-page.tsx')),
  page(paths.disclaimer, () => import('#site/legal/disclaimer-page.tsx')),
  page(paths.privacyPractices, () => import('#site/legal/privacy-practices-page.tsx')),
  page(paths.goodFaithEstimate, () => import('#site/legal/good-faith-estimate-page.tsx')),
  page(paths.accessibility, () => import('#site/legal/accessibility-page.tsx')),
  page(paths.languageHelp, () => import('#site/legal/language-help-page.tsx')),
];

const notFound = (path: string) => page(path, () => import('#site/not-found-page.tsx'));

/** A page without a Spanish address is another document, in English. */
const pagesOfLanguage: RouteObject[] =
  lang === 'en'
    ? [...pages, notFound('*')]
    : [
        ...pages.filter(({ path }) => path?.startsWith(paths.home)),
        notFound(`${paths.home}/*`),
        { path: '*', loader: ({ request }) => redirectDocument(request.url) },
      ];

export const siteRoutes: RouteObject[] = inFrame([
  {
    id: 'site',
    lazy: code(() => import('#site/layout/site-layout.tsx')),
    children: pagesOfLanguage,
  },
  page(paths.visit, () => import('#site/visit/visit-page.tsx')),
  ...(import.meta.env.DEV ? [page('__ui', () => import('#ui/specimens/specimens-page.tsx'))] : []),
]);

/** Website and back office are two documents, so visitors don't download the addresses of the back office. */
export async function routesAt(pathname: string): Promise<RouteObject[]> {
  if (!/^\/admin(\/|$)/.test(pathname)) return siteRoutes;
  try {
    return (await loadChunk(() => import('./admin-routes.tsx'))).adminRoutes;
  } catch (error) {
    // The router shows it, like every other error of loading.
    return inFrame([{ path: '*', lazy: () => Promise.reject(error) }]);
  }
}
