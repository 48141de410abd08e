import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/article.ts';
import { blog } from '#words/paths.ts';

export function MoreArticles() {
  return (
    <Panel
      as="aside"
      shape="box"
      tone="facts"
      aria-labelledby="more-title"
      className="p-7 print:hidden"
    >
      <h2 id="more-title" className="text-h3">
        {words.moreTitle}
      </h2>
      <p className="mt-2 text-text-2">{words.moreText}</p>
      <Link to={blog} className="more mt-3">
        {words.all}
        <ArrowRight className="ico" aria-hidden="true" />
      </Link>
    </Panel>
  );
}
