import { classNames } from './class-names.ts';

/** Three dashes that light up in turn. Decorative: the words beside it describe the progress. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('spinner', className)}>
      <span />
      <span />
      <span />
    </span>
  );
}
