import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { LayoutError } from './layout-error.tsx';

/** Loads the module of a page. It exports loader, action, Component, ErrorBoundary as it needs. */
export const code =
  <Module,>(load: () => Promise<Module>) =>
  () =>
    loadChunk(load);

/** Puts pages into the route that all have in common. */
export const inFrame = (children: RouteObject[]): RouteObject[] => [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    HydrateFallback: () => null,
    ErrorBoundary: LayoutError,
    children,
  },
];
