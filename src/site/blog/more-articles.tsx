import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export function MoreArticles() {
  return (
    <aside aria-labelledby="more-title" className="rounded-xl bg-sunken p-7">
      <h2 id="more-title" className="text-h3">
        More Helpful Articles
      </h2>
      <p className="mt-2 text-text-2">Insurance, sleep, headaches, and getting back to work.</p>
      <Link to="/blog" className="more mt-3">
        All articles
        <ArrowRight className="ico" aria-hidden="true" />
      </Link>
    </aside>
  );
}
