import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  info: { icon: Info, look: 'bg-info-soft text-info' },
  warn: { icon: TriangleAlert, look: 'bg-warn-soft text-warn' },
  bad: { icon: CircleAlert, look: 'bg-bad-soft text-bad' },
  ok: { icon: CircleCheck, look: 'bg-ok-soft text-ok' },
};

type NoticeProps = {
  tone: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** 'alert' or 'status' when it appears in response to the reader's action. */
  role?: 'alert' | 'status';
  className?: string;
};

/** A message within the page. */
export function Notice({ tone, title, children, action, role, className }: NoticeProps) {
  const { icon: Icon, look } = tones[tone];
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-start gap-3 rounded-md px-4 py-3.5 forced-colors:border',
        look,
        className,
      )}
    >
      <Icon className="ico mt-[.15em]" aria-hidden="true" />
      <div className="min-w-0 flex-[1_1_12rem]">
        {title && <p className="font-[650]">{title}</p>}
        {children}
      </div>
      {action && <div className="flex-none">{action}</div>}
    </div>
  );
}
