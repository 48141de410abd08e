import { Navigate, type RouteObject } from 'react-router-dom';
import { type PageName, pageNames, pages } from '#admin/shared/access/pages.ts';
import { framePath } from '#admin/shared/paths/paths.ts';
import { pageCode, pageParts } from '#admin/shell/pages/page-code.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { LoadingScreen } from '#ui/loading/loading-screen.tsx';
import { code, inFrame } from './root-route.tsx';

const loadGuard = code(() => import('#admin/shell/guard/guard.ts'));

const adminLayout = code(() => import('#admin/shell/layout/admin-layout.tsx'));

/** The route of a row of the table, with the drawers that open over it. `parent` begins its address. */
function pageRoute(name: PageName, parent: string): RouteObject {
  const { path } = pages[name];
  const drawers = pageNames.filter((each) => pages[each].opensOver === name);
  const page: RouteObject = {
    path: path.slice(parent.length + 1),
    lazy: code(pageCode[name]),
    children: drawers.map((each) => pageRoute(each, path)),
  };
  // Each part loads in a route around the page's: a route is what the router reloads by itself.
  return Object.entries(pageParts[name] ?? {}).reduce<RouteObject>(
    (inner, [id, load]) => ({ id, lazy: code(load), children: [inner] }),
    page,
  );
}

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
    lazy: adminLayout,
    children: [
      {
        // Errors below it appear inside the frame: the rail stays.
        id: 'admin-work',
        hasErrorBoundary: true,
        lazy: async () => {
          const { work, PageLoadError } = await adminLayout();
          return { ...work, ErrorBoundary: PageLoadError };
        },
        children: [
          // A short address for the dashboard.
          { index: true, element: <Navigate to={dashboardPath} replace /> },
          ...pageNames
            .filter((name) => !pages[name].opensOver)
            .map((name) => pageRoute(name, framePath)),
          { path: '*', lazy: code(() => import('#admin/shell/tab-not-found-page.tsx')) },
        ],
      },
    ],
  },
]);
