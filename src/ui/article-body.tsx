import { useMemo } from 'react';
import { articleHtml } from './article-html.ts';

/** The text of an article, for its page and for the preview of whoever writes it. */
export function ArticleBody({ text }: { text: string }) {
  const html = useMemo(() => articleHtml(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: articleHtml lets nothing through that runs
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
