import { useMemo, useSyncExternalStore } from 'react';
import { articleHtml } from './article-html.ts';

/** The text of an article, for its page and for the preview of whoever writes it. */
export function ArticleBody({ text }: { text: string }) {
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const html = useMemo(() => (inBrowser ? articleHtml(text) : ''), [inBrowser, text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: articleHtml lets nothing through that runs
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

const noChange = () => () => {};
