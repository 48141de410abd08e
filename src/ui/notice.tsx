import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert, ok: CircleCheck };

type NoticeProps = {
  tone: keyof typeof icons;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** 'alert' or 'status' when it appears in response to the reader's action. */
  role?: 'alert' | 'status';
  className?: string;
};

export function Notice({ tone, title, children, action, role, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={classNames('notice', `notice-${tone}`, className)}>
      <Icon className="ico" aria-hidden="true" />
      <div className="notice-text">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
      {action && <div className="notice-action">{action}</div>}
    </div>
  );
}
