import { useMemo } from 'react';
import { articleHtml } from './article-html.ts';
import { Prose } from './prose.tsx';

export function ArticleBody({ text, breaks }: { text: string; breaks?: boolean }) {
  const html = useMemo(() => articleHtml(text, breaks), [text, breaks]);
  return <Prose html={html} />;
}
