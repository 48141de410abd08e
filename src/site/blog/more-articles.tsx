import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '#ui/panel.tsx';

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
        More Helpful Articles
      </h2>
      <p className="mt-2 text-text-2">Insurance, sleep, headaches, and getting back to work.</p>
      <Link to="/blog" className="more mt-3">
        All articles
        <ArrowRight className="ico" aria-hidden="true" />
      </Link>
    </Panel>
  );
}
