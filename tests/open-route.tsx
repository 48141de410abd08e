import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { adminRoutes } from '#admin-routes';
import { siteRoutes } from '#routes';

/** Opens an address through the real routes. */
export function openRoute(
  path: string,
  routes = path.startsWith('/admin') ? adminRoutes : siteRoutes,
) {
  // Toasts outlive their page, and so the test before.
  toast.remove();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<App router={router} />);
  return router;
}

function App({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  // Else the window, which the tests of a worker share, keeps its listeners.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>
  );
}

type Router = ReturnType<typeof openRoute>;

/** Opens an address, and waits for the heading of its page. */
export async function openPage(path: string, name?: string | RegExp) {
  const router = openRoute(path);
  await screen.findByRole('heading', { level: 1, name });
  return router;
}

/** Leads the app to another address, and waits for the heading of its page. */
export async function goTo(router: Router, path: string, name?: string | RegExp): Promise<void> {
  await act(() => router.navigate(path));
  await screen.findByRole('heading', { level: 1, name });
}

/** Opens an address of the Spanish website. */
export async function openSpanish(path: string) {
  // @ts-expect-error: TypeScript knows no marked modules.
  const { siteRoutes }: { siteRoutes: RouteObject[] } = await import('../src/routes.tsx?es');
  return openRoute(path, siteRoutes);
}
