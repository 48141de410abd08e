import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { writeAnswers } from '#data/built-answers.ts';
import { routes } from '#routes';
import { App } from './app.tsx';

export { listPublishedPosts } from '#data/posts/posts.ts';
export { sanitizeWith } from '#ui/article-html.ts';

/** A page as HTML: what belongs into <head>, into #root, and into the element that hydration reads. */
export type BuiltPage = { head: string; body: string; answers: string; route: string };

/** What React puts first because it belongs into the head. In attributes it writes > as an entity. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Renders a page with everything its loaders read; null where what it is about could not be read. */
export async function renderPage(path: string): Promise<BuiltPage | null> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <App>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    // All of the content in its place, however long it is.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  // React would leave the broken part to the browser and say nothing.
  if (errors.length > 0) throw errors[0];
  const answers = writeAnswers();
  if (answers === null) return null;
  const head = headElements.exec(html)?.[0] ?? '';
  const route = context.matches.at(-1)?.route.path ?? '';
  return { head, body: html.slice(head.length), answers, route };
}
