import { classNames } from './class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('spinner', className)}>
      <span />
      <span />
      <span />
    </span>
  );
}
