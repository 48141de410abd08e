import { CircleCheck, Clock, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../shared/access/page-access.ts';
import { publisher, type Stage } from '../../shared/data/publisher.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { publishingPath } from '../../shared/paths/paths.ts';

/** Whether the last public change is in the website's pages. Nothing without one. */
export function PublishingStatus() {
  const stage = useSyncExternalStore(publisher.subscribe, publisher.current);
  useEffect(publisher.start, []);
  return (
    // Always there: a live region has to exist before its first text.
    <div
      aria-live="polite"
      className="w-full bg-surface empty:hidden lg:sticky lg:-bottom-4 lg:-mb-4 lg:pt-3 lg:pb-4"
    >
      {stage !== 'none' && <Words stage={stage} />}
    </div>
  );
}

type Words = { icon: typeof Info; tone: string; title: string; text?: ReactNode; action?: string };

const words: Record<Exclude<Stage, 'none'>, Words> = {
  waiting: { icon: Clock, tone: 'text-primary-text', title: 'Live in about two minutes' },
  live: { icon: CircleCheck, tone: 'text-ok', title: 'Live now' },
  late: {
    icon: TriangleAlert,
    tone: 'text-warn',
    title: 'The website hasn’t been rebuilt yet',
    text: 'Visitors see your change. Search engines don’t.',
    action: 'Ask again',
  },
  failed: {
    icon: TriangleAlert,
    tone: 'text-warn',
    title: 'The rebuild wasn’t asked for',
    text: 'Your change is saved. Check your connection and try again.',
    action: 'Try again',
  },
  unset: { icon: Info, tone: 'text-text-3', title: 'On the website now', text: <Unset /> },
};

function Unset() {
  const { session } = useAdminData();
  return (
    <>
      Search engines see it with the next build.{' '}
      {mayOpen(session.role, publishingPath) && (
        <Link to={publishingPath} className="link">
          Set up publishing
        </Link>
      )}
    </>
  );
}

function Words({ stage }: { stage: Exclude<Stage, 'none'> }) {
  const { icon: Icon, tone, title, text, action } = words[stage];
  return (
    <div className="flex items-start gap-2.5 rounded-[10px] border border-line bg-sunken py-1.5 pr-1.5 pl-3 text-[.875rem]">
      <Icon className={`ico mt-1.5 flex-none ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{title}</p>
        <div className="flex flex-wrap items-center gap-x-3 lg:block">
          {text && <p className="text-text-2">{text}</p>}
          {action && (
            <button
              type="button"
              className="link min-h-6 font-semibold max-lg:-my-2 max-lg:min-h-11"
              onClick={publisher.askAgain}
            >
              {action}
            </button>
          )}
        </div>
      </div>
      {stage !== 'waiting' && (
        <button
          type="button"
          aria-label="Dismiss the publishing status"
          className="grid size-8 flex-none place-items-center rounded-md text-text-3 hover:bg-tint hover:text-text max-lg:size-11"
          onClick={publisher.dismiss}
        >
          <X className="size-4" />
        </button>
      )}
    </div>
  );
}
