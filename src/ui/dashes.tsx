import { classNames } from './class-names.ts';

export function Dashes({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('dashes', className)} />;
}
