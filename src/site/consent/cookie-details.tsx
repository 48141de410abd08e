import { Link } from 'react-router-dom';
import * as words from '#words/cookies.ts';
import { privacy } from '#words/frame.ts';
import * as paths from '#words/paths.ts';

export function CookieDetails() {
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-3 text-small text-text-2">
      <dl className="grid gap-2">
        <Meaning of={words.rejectAll}>{words.rejectMeaning}</Meaning>
        <Meaning of={words.essentialOnly}>{words.essentialMeaning}</Meaning>
        <Meaning of={words.allowAll}>{words.allowMeaning}</Meaning>
      </dl>
      <p>
        {words.detailsBefore}{' '}
        <Link to={paths.privacy} className="link">
          {privacy}
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
