import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { LoadingScreen } from '#ui/loading-screen.tsx';

/** Every address of the site. A page module exports loader, action, Component, ErrorBoundary as it needs. */
export const routes: RouteObject[] = [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    HydrateFallback: () => null,
    children: [
      {
        lazy: () => import('#site/layout/site-layout.tsx'),
        children: [
          { index: true, lazy: () => import('#site/home/home-page.tsx') },
          { path: 'about', lazy: () => import('#site/about/about-page.tsx') },
          { path: 'gallery', lazy: () => import('#site/gallery/gallery-page.tsx') },
          { path: 'blog', lazy: () => import('#site/blog/blog-page.tsx') },
          { path: 'blog/:slug', lazy: () => import('#site/blog/post-page.tsx') },
          { path: 'patient-info', lazy: () => import('#site/patient-info/patient-info-page.tsx') },
          { path: 'attorneys', lazy: () => import('#site/attorneys/attorneys-page.tsx') },
          { path: 'pip-guide', lazy: () => import('#site/pip-guide/pip-guide-page.tsx') },
          { path: 'contact', lazy: () => import('#site/contact/contact-page.tsx') },
          { path: 'contact/received', lazy: () => import('#site/contact/received-page.tsx') },
          { path: 'pip-guide/received', lazy: () => import('#site/pip-guide/received-page.tsx') },
          { path: 'attorneys/received', lazy: () => import('#site/attorneys/received-page.tsx') },
          { path: 'privacy', lazy: () => import('#site/legal/privacy-page.tsx') },
          { path: 'terms', lazy: () => import('#site/legal/terms-page.tsx') },
          { path: 'disclaimer', lazy: () => import('#site/legal/disclaimer-page.tsx') },
          { path: '*', lazy: () => import('#site/not-found-page.tsx') },
        ],
      },
      {
        path: 'admin/login',
        HydrateFallback: () => <LoadingScreen text="Loading..." />,
        lazy: () => import('#admin/login/login-page.tsx'),
      },
      {
        id: 'admin',
        path: 'admin',
        HydrateFallback: () => <LoadingScreen text="Checking authentication..." />,
        // Middleware, since a parent's loader does not hold back the children's loaders; wrapped,
        // since function-form lazy cannot carry it and visitors of the website must not download it.
        middleware: [async (args, next) => (await import('#admin/guard.ts')).guard(args, next)],
        // Said beforehand: the guard may refuse before the lazy error boundary has arrived.
        hasErrorBoundary: true,
        lazy: () => import('#admin/layout/admin-layout.tsx'),
        children: [
          { index: true, lazy: () => import('#admin/overview/to-dashboard.tsx') },
          { path: 'dashboard', lazy: () => import('#admin/overview/overview-page.tsx') },
          { path: 'dashboard/blog-posts', lazy: () => import('#admin/posts/posts-page.tsx') },
          {
            path: 'dashboard/blog-posts/:postId',
            lazy: () => import('#admin/posts/tab-editor-page.tsx'),
          },
          { path: 'posts', lazy: () => import('#admin/posts/post-list-page.tsx') },
          { path: 'posts/:postId', lazy: () => import('#admin/posts/post-form-page.tsx') },
          {
            path: 'dashboard/appointments',
            lazy: () => import('#admin/leads/appointments-page.tsx'),
            children: [{ path: ':leadId', lazy: () => import('#admin/leads/lead-drawer.tsx') }],
          },
          {
            path: 'dashboard/pip-leads',
            lazy: () => import('#admin/leads/pip-leads-page.tsx'),
            children: [{ path: ':leadId', lazy: () => import('#admin/leads/lead-drawer.tsx') }],
          },
          {
            path: 'dashboard/pip-leads/attorney-requests',
            lazy: () => import('#admin/leads/attorney-requests-page.tsx'),
            children: [{ path: ':leadId', lazy: () => import('#admin/leads/lead-drawer.tsx') }],
          },
          { path: 'dashboard/media', lazy: () => import('#admin/media/media-page.tsx') },
          { path: 'media', lazy: () => import('#admin/media/media-manager-page.tsx') },
          { path: 'analytics', lazy: () => import('#admin/analytics/analytics-page.tsx') },
          { path: 'schedule', lazy: () => import('#admin/schedule/schedule-page.tsx') },
          { path: 'schedule/free-times', lazy: () => import('#admin/schedule/free-times.ts') },
          { path: '*', lazy: () => import('#admin/not-found-page.tsx') },
        ],
      },
      ...(import.meta.env.DEV
        ? [{ path: '__ui', lazy: () => import('#ui/specimens/specimens-page.tsx') }]
        : []),
    ],
  },
];
