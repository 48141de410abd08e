import { classNames } from '../class-names.ts';

/** Three dashes that light up in turn. Decoration: the words beside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('spinner', className)}>
      <span />
      <span />
      <span />
    </span>
  );
}
