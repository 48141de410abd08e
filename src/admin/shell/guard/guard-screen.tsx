import { useLocation } from 'react-router-dom';
import { loginPathFrom } from '#domain/next-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FullScreen } from '../../shared/parts/full-screen.tsx';
import type { AccessDenied } from './guard.ts';

const words = {
  'signed-out': {
    text: 'You must be logged in as an administrator to access this page.',
    link: 'Login',
  },
  'not-admin': { text: 'You do not have administrator privileges.', link: 'Login as Admin' },
};

/** Replaces a page that this person may not see; the login leads back to it. */
export function GuardScreen({ reason }: { reason: AccessDenied['reason'] }) {
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
