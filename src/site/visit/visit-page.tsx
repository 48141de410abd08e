import { useLocation } from 'react-router-dom';
import { Head } from '#ui/head.tsx';
import { VisitFrame } from './visit-frame.tsx';
import { VisitOfLink } from './visit-of-link.tsx';

/**
 * Opened by the link in a mail. The link is in the fragment, and goes nowhere but into the body of a request to
 * form-submission.
 */
export function Component() {
  const { hash } = useLocation();
  const link = hash.slice(1);
  return (
    <VisitFrame>
      <Head title="Your appointment" noindex />
      <VisitOfLink key={link} link={link} />
    </VisitFrame>
  );
}
