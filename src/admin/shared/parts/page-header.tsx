import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Head } from '#ui/head.tsx';
import { helpTopicOf } from '../access/page-topics.ts';
import { useWaitingLeads } from '../data/use-admin-data.ts';
import { type GuidePage, type GuideTopic, guidePages, helpPathOf } from '../paths/guide-pages.ts';

type PageHeaderProps = {
  title: string;
  /** Title of the browser tab, where the heading is too long. */
  tabTitle?: string;
  sub?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

/** The heading of every page in the frame; the browser tab also shows the number of new leads. */
export function PageHeader({ title, tabTitle = title, sub, actions }: PageHeaderProps) {
  const waiting = useWaitingLeads();
  const topic = helpTopicOf(useLocation().pathname);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <Head title={waiting ? `(${waiting}) ${tabTitle}` : tabTitle} noindex />
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <h1 className="min-w-0">{title}</h1>
          {topic !== undefined && <HelpLink topic={topic} />}
        </div>
        {sub && <div className="mt-1 text-text-2">{sub}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
    </header>
  );
}

/** The '?' beside a heading: the page of the guide about it. In a new tab, which keeps what is typed here. */
function HelpLink({ topic }: { topic: GuideTopic }) {
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
