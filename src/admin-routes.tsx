import type { RouteObject } from 'react-router-dom';
import { LoadingScreen } from '#ui/loading/loading-screen.tsx';
import { code, inFrame } from './root-route.tsx';

/**
 * A list loads together with the code of its drawer and its actions: neither a lost connection nor a deploy can
 * come between them.
 */
const listWithDrawer = <Module,>(load: () => Promise<Module>) =>
  code(async () => (await Promise.all([load(), leadDrawer()]))[0]);

const loadGuard = code(() => import('#admin/shell/guard/guard.ts'));

const adminLayout = () => import('#admin/shell/layout/admin-layout.tsx');

const leadDrawer = () => import('#admin/features/leads/drawer/lead-drawer.tsx');

const analytics = () => import('#admin/features/analytics/figures-page.tsx');
const messages = () => import('#admin/features/messages/messages-page.tsx');
const people = () => import('#admin/features/people/people-page.tsx');
const schedule = () => import('#admin/features/schedule/schedule-page.tsx');

const drawerRoute: RouteObject = { path: ':leadId', lazy: code(leadDrawer) };

/** Every address of the back office. */
export const adminRoutes: RouteObject[] = inFrame([
  {
    path: 'admin/login',
    HydrateFallback: () => <LoadingScreen text="Loading..." />,
    lazy: code(() => import('#admin/shell/login/login-page.tsx')),
  },
  {
    path: 'admin/second-step',
    HydrateFallback: () => <LoadingScreen text="Checking authentication..." />,
    middleware: [async (args, next) => (await loadGuard()).secondStepGuard(args, next)],
    hasErrorBoundary: true,
    lazy: code(() => import('#admin/shell/sign-in/second-step-page.tsx')),
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
          { index: true, lazy: code(() => import('#admin/features/overview/to-dashboard.tsx')) },
          {
            path: 'dashboard',
            lazy: listWithDrawer(() => import('#admin/features/overview/overview-page.tsx')),
          },
          {
            path: 'dashboard/blog-posts',
            lazy: code(() => import('#admin/features/posts/list/posts-page.tsx')),
          },
          {
            path: 'dashboard/blog-posts/:postId',
            lazy: code(() => import('#admin/features/posts/editor/tab-editor-page.tsx')),
          },
          {
            path: 'posts',
            lazy: code(() => import('#admin/features/posts/list/post-list-page.tsx')),
          },
          {
            path: 'posts/:postId',
            lazy: code(() => import('#admin/features/posts/editor/post-form-page.tsx')),
          },
          {
            path: 'dashboard/appointments',
            lazy: listWithDrawer(() => import('#admin/features/leads/appointments-page.tsx')),
            children: [
              { path: 'new', lazy: code(async () => (await leadDrawer()).newRequest) },
              drawerRoute,
            ],
          },
          {
            path: 'dashboard/pip-leads',
            lazy: listWithDrawer(() => import('#admin/features/leads/pip-leads-page.tsx')),
            children: [drawerRoute],
          },
          {
            path: 'dashboard/pip-leads/attorney-requests',
            lazy: listWithDrawer(() => import('#admin/features/leads/attorney-requests-page.tsx')),
            children: [drawerRoute],
          },
          {
            path: 'dashboard/media',
            lazy: code(() => import('#admin/features/media/media-page.tsx')),
          },
          {
            path: 'media',
            lazy: code(() => import('#admin/features/media/media-manager-page.tsx')),
          },
          {
            path: 'analytics',
            lazy: code(analytics),
          },
          {
            path: 'analytics/response',
            lazy: code(async () => (await analytics()).response),
          },
          {
            path: 'accounts',
            lazy: code(() => import('#admin/features/accounts/accounts-page.tsx')),
          },
          { path: 'messages', lazy: code(messages) },
          {
            path: 'messages/:kind',
            lazy: code(async () => (await messages()).editor),
          },
          { path: 'notices', lazy: code(() => import('#admin/shell/notices/notices-page.tsx')) },
          { path: 'people', lazy: code(people) },
          {
            path: 'people/due',
            lazy: code(() => import('#admin/features/retention/due-page.tsx')),
          },
          { path: 'people/:leadId', lazy: code(async () => (await people()).person) },
          {
            path: 'problems',
            lazy: code(() => import('#admin/features/problems/problems-page.tsx')),
          },
          {
            path: 'publishing',
            lazy: code(() => import('#admin/features/publishing/publishing-page.tsx')),
          },
          {
            path: 'settings/reviews',
            lazy: code(() => import('#admin/features/reviews/reviews-page.tsx')),
          },
          {
            path: 'settings/reviews/card',
            lazy: code(() => import('#admin/features/reviews/review-card-page.tsx')),
          },
          {
            path: 'settings/retention',
            lazy: code(() => import('#admin/features/retention/retention-page.tsx')),
          },
          {
            path: 'settings/:tab?',
            lazy: code(() => import('#admin/features/settings/settings-page.tsx')),
          },
          { path: 'sign-in', lazy: code(() => import('#admin/shell/sign-in/sign-in-page.tsx')) },
          { path: 'trail', lazy: code(() => import('#admin/features/trail/trail-page.tsx')) },
          { path: 'schedule', lazy: code(schedule) },
          {
            path: 'schedule/next-day',
            // Its buttons post to the schedule, whose code loads together with it.
            lazy: code(async () => {
              const nextDay = import('#admin/features/schedule/next-day/next-day-page.tsx');
              return (await Promise.all([nextDay, schedule()]))[0];
            }),
          },
          { path: '*', lazy: code(() => import('#admin/shell/tab-not-found-page.tsx')) },
        ],
      },
    ],
  },
]);
