import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPathFrom } from '#domain/next-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';

/** Over a page that waits out of sight, so that nothing typed is lost; a new tab is the way to sign in again. */
export function SignedOut() {
  const titleId = useId();
  const [closings, setClosings] = useState(0);
  const { pathname, search } = useLocation();
  return (
    // There is nothing else to see: whoever closes it gets it again.
    <Modal
      key={closings}
      onClose={() => setClosings(closings + 1)}
      aria-labelledby={titleId}
      className="dialog"
    >
      <div className="dialog-in">
        <h2 id={titleId} className="dialog-title">
          You have been signed out
        </h2>
        <div className="dialog-body">
          <p className="dialog-text">
            Nothing can be read or saved until you have signed in again, in a new tab. This page
            waits as it is, with everything you have typed.
          </p>
        </div>
        <div className="dialog-actions">
          <ButtonLink size="sm" to={loginPathFrom(pathname + search)} target="_blank">
            Login in a new tab
          </ButtonLink>
        </div>
      </div>
    </Modal>
  );
}
