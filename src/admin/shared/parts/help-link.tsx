import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type GuidePage, type GuideTopic, guidePages, helpPathOf } from '../paths/guide-pages.ts';

/** The '?' beside a heading: the page of the guide about it. In a new tab, which keeps what is typed here. */
export function HelpLink({ topic }: { topic: GuideTopic }) {
  const { label } = guidePages[topic.replace(/#.*/, '') as GuidePage];
  return (
    <Link
      to={helpPathOf(topic)}
      target="_blank"
      aria-label={`Help: ${label} (opens a new tab)`}
      className="grid size-11 flex-none place-items-center rounded-lg text-[1.25rem] text-text-3 hover:text-text"
    >
      <CircleQuestionMark className="ico" />
    </Link>
  );
}
