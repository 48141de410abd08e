import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app.tsx';
import { closeAnswers } from './read-cache.ts';

/**
 * A page as HTML: what belongs into <head>, into #root, and into the element that the app opens with. needs: 'app' for a page
 * that starts it at once, 'query' for one that does so with a query.
 */
export type BuiltPage = {
  head: string;
  body: string;
  answers: string;
  route: string;
  needs: string;
};

/** `missing` has the names of required reads that failed: the build leaves such a page to the app. */
export type RenderedPage = BuiltPage & { missing: string[] };

/** React writes the head's content first. In attributes it writes > as an entity. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

export async function renderPage(routes: RouteObject[], path: string): Promise<RenderedPage> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const [error] = Object.values(context.errors ?? {});
  if (error) {
    const advice = 'Loaders of site pages read with optionalRead or requiredRead';
    throw new Error(`The loader of ${path} failed. ${advice} (src/start/README.md).`, {
      cause: error,
    });
  }
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <App>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    // All content in its final place, in one piece.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  // React would leave the broken part to the browser without an error.
  if (errors.length > 0) throw errors[0];
  const { answers, missing } = closeAnswers();
  const head = headElements.exec(html)?.[0] ?? '';
  const { path: route = '', handle } = context.matches.at(-1)?.route ?? {};
  const needs = handle?.needsApp ? 'app' : handle?.readsQuery ? 'query' : '';
  return { head, body: html.slice(head.length), answers, route, needs, missing };
}
