import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type GuidePage, guidePages, helpPathOf } from '../paths/guide-pages.ts';

/** The '?' beside a heading: the page of the guide about it. In a new tab, which keeps what is typed here. */
export function HelpLink({ page, section }: { page: GuidePage; section?: string }) {
  const { label } = guidePages[page];
  return (
    <Link
      to={helpPathOf(page) + (section ? `#${section}` : '')}
      target="_blank"
      aria-label={`Help: ${label} (opens a new tab)`}
      className="btn-icon"
    >
      <CircleQuestionMark className="ico" aria-hidden="true" />
    </Link>
  );
}
