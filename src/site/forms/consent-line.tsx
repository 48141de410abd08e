import { Link } from 'react-router-dom';
import { consentText } from '#words/consent.ts';
import { privacy } from '#words/frame.ts';
import * as paths from '#words/paths.ts';

/** Directly above the button of every form. Following the link keeps the typed text. */
export function ConsentLine() {
  return (
    <p className="text-small text-text-2">
      {consentText}{' '}
      <Link to={paths.privacy} className="link">
        {privacy}
      </Link>
    </p>
  );
}
