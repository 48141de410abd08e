import { useMemo } from 'react';
import { articleHtml } from './article-html.ts';
import { Prose } from './prose.tsx';

/** The text of an article, for its page and for the editor's preview. */
export function ArticleBody({ text }: { text: string }) {
  const html = useMemo(() => articleHtml(text), [text]);
  return <Prose html={html} />;
}
