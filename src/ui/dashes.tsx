import { classNames } from './class-names.ts';

/** The road's centre line. Width and height come from the class. */
export function Dashes({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('dashes', className)} />;
}
