import { Link } from 'react-router-dom';
import { consentText } from '#words/consent.ts';

/** Directly above the button of every form. Following the link keeps the typed text. */
export function ConsentLine() {
  return (
    <p className="text-small text-text-2">
      {consentText}{' '}
      <Link to="/privacy" className="link">
        Privacy
      </Link>
    </p>
  );
}
