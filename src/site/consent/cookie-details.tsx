import { Link } from 'react-router-dom';

export function CookieDetails() {
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-3 text-small text-text-2">
      <dl className="grid gap-2">
        <Meaning of="Reject All">
          Nothing is measured, and earlier analytics cookies are deleted.
        </Meaning>
        <Meaning of="Essential Only">
          Google Analytics may count visits with cookies. Nothing for advertising. The site works
          without it.
        </Meaning>
        <Meaning of="Allow All Cookies">
          Same as Essential Only today. Nothing for advertising.
        </Meaning>
      </dl>
      <p>
        What you type into a form or a search is never part of it. You can change your mind at any
        time: ‘Cookie settings’ is at the foot of every page. More under{' '}
        <Link to="/privacy" className="link">
          Privacy
        </Link>
        .
      </p>
    </div>
  );
}

function Meaning({ of, children }: { of: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold text-text">{of}</dt>
      <dd>{children}</dd>
    </div>
  );
}
