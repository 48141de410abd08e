import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Head } from '#ui/head.tsx';
import { helpTopicOf } from '../access/page-topics.ts';
import { useWaitingLeads } from '../data/use-admin-data.ts';
import { HelpLink } from './help-link.tsx';

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
