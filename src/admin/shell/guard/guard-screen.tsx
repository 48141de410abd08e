import { useLocation, useRouteError } from 'react-router-dom';
import { loginPathFrom } from '#domain/next-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CrashScreen } from '../../shared/parts/crash-screen.tsx';
import { FullScreen } from '../../shared/parts/full-screen.tsx';
import { AccessDenied } from './guard.ts';

const words = {
  'signed-out': {
    text: 'You must be logged in as an administrator to access this page.',
    link: 'Login',
  },
  'not-admin': { text: 'You do not have administrator privileges.', link: 'Login as Admin' },
};

/** Of the routes behind a guard. */
export function ErrorBoundary() {
  const error = useRouteError();
  return error instanceof AccessDenied ? (
    <GuardScreen reason={error.reason} />
  ) : (
    <CrashScreen error={error} />
  );
}

/** Replaces a page that this person may not see; the login leads back to it. */
function GuardScreen({ reason }: { reason: AccessDenied['reason'] }) {
  const { pathname, search } = useLocation();
  const { text, link } = words[reason];
  return (
    <FullScreen
      title="Access Denied"
      action={<ButtonLink to={loginPathFrom(pathname + search)}>{link}</ButtonLink>}
    >
      {text}
    </FullScreen>
  );
}
