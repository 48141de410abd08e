import { useMemo } from 'react';
import { articleHtml } from './article-html.ts';
import { Prose } from './prose.tsx';

export function ArticleBody({ text }: { text: string }) {
  const html = useMemo(() => articleHtml(text), [text]);
  return <Prose html={html} />;
}
