import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { LoadingScreen } from '#ui/loading/loading-screen.tsx';
import { LayoutError } from './layout-error.tsx';

const code =
  <Module,>(load: () => Promise<Module>) =>
  () =>
    loadChunk(load);

/**
 * A list loads together with the code of its drawer and its actions: neither a lost connection nor a deploy can
 * come between them.
 */
const listWithDrawer = <Module,>(load: () => Promise<Module>) =>
  code(async () => (await Promise.all([load(), leadDrawer()]))[0]);

const loadGuard = code(() => import('#admin/guard.ts'));

const adminLayout = () => import('#admin/layout/admin-layout.tsx');

const leadDrawer = () => import('#admin/leads/drawer/lead-drawer.tsx');

const analytics = () => import('#admin/analytics/analytics-page.tsx');
const messages = () => import('#admin/messages/messages-page.tsx');
const schedule = () => import('#admin/schedule/schedule-page.tsx');

const drawerRoute: RouteObject = { path: ':leadId', lazy: code(leadDrawer) };

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
    ErrorBoundary: LayoutError,
    children: [
      {
        lazy: code(() => import('#site/layout/site-layout.tsx')),
        children: [
          { index: true, lazy: code(() => import('#site/home/home-page.tsx')) },
          { path: 'about', lazy: code(() => import('#site/about/about-page.tsx')) },
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
          { path: '*', lazy: code(() => import('#site/not-found-page.tsx')) },
        ],
      },
      { path: 'visit', lazy: code(() => import('#site/visit/visit-page.tsx')) },
      {
        path: 'admin/login',
        HydrateFallback: () => <LoadingScreen text="Loading..." />,
        lazy: code(() => import('#admin/login/login-page.tsx')),
      },
      {
        id: 'admin',
        path: 'admin',
        HydrateFallback: () => <LoadingScreen text="Checking authentication..." />,
        // Middleware, because a parent's loader does not hold back the children's loaders. Wrapped, because
        // function-form lazy cannot carry it, and visitors of the website must not download it.
        middleware: [async (args, next) => (await loadGuard()).guard(args, next)],
        // Declared here: the guard may refuse before the lazy error boundary has loaded.
        hasErrorBoundary: true,
        lazy: code(adminLayout),
        children: [
          {
            // Errors below it appear inside the frame: the rail stays.
            hasErrorBoundary: true,
            lazy: code(async () => ({ ErrorBoundary: (await adminLayout()).PageLoadError })),
            children: [
              { index: true, lazy: code(() => import('#admin/overview/to-dashboard.tsx')) },
              {
                path: 'dashboard',
                lazy: listWithDrawer(() => import('#admin/overview/overview-page.tsx')),
              },
              {
                path: 'dashboard/blog-posts',
                lazy: code(() => import('#admin/posts/list/posts-page.tsx')),
              },
              {
                path: 'dashboard/blog-posts/:postId',
                lazy: code(() => import('#admin/posts/editor/tab-editor-page.tsx')),
              },
              { path: 'posts', lazy: code(() => import('#admin/posts/list/post-list-page.tsx')) },
              {
                path: 'posts/:postId',
                lazy: code(() => import('#admin/posts/editor/post-form-page.tsx')),
              },
              {
                path: 'dashboard/appointments',
                lazy: listWithDrawer(() => import('#admin/leads/appointments-page.tsx')),
                children: [
                  { path: 'new', lazy: code(async () => (await leadDrawer()).newRequest) },
                  drawerRoute,
                ],
              },
              {
                path: 'dashboard/pip-leads',
                lazy: listWithDrawer(() => import('#admin/leads/pip-leads-page.tsx')),
                children: [drawerRoute],
              },
              {
                path: 'dashboard/pip-leads/attorney-requests',
                lazy: listWithDrawer(() => import('#admin/leads/attorney-requests-page.tsx')),
                children: [drawerRoute],
              },
              { path: 'dashboard/media', lazy: code(() => import('#admin/media/media-page.tsx')) },
              { path: 'media', lazy: code(() => import('#admin/media/media-manager-page.tsx')) },
              {
                path: 'analytics',
                lazy: code(analytics),
              },
              {
                path: 'analytics/response',
                lazy: code(async () => (await analytics()).response),
              },
              { path: 'messages', lazy: code(messages) },
              {
                path: 'messages/:kind',
                lazy: code(async () => (await messages()).editor),
              },
              { path: 'notices', lazy: code(() => import('#admin/notices/notices-page.tsx')) },
              { path: 'problems', lazy: code(() => import('#admin/problems/problems-page.tsx')) },
              { path: 'schedule', lazy: code(schedule) },
              {
                path: 'schedule/next-day',
                // Its buttons post to the schedule, whose code loads together with it.
                lazy: code(async () => {
                  const nextDay = import('#admin/schedule/next-day/next-day-page.tsx');
                  return (await Promise.all([nextDay, schedule()]))[0];
                }),
              },
              { path: '*', lazy: code(() => import('#admin/tab-not-found-page.tsx')) },
            ],
          },
        ],
      },
      ...(import.meta.env.DEV
        ? [{ path: '__ui', lazy: code(() => import('#ui/specimens/specimens-page.tsx')) }]
        : []),
    ],
  },
];
