import { classNames } from '../class-names.ts';

/** Stands where content will be, in its shape; the class gives the size. Appears after 300 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skel', className)} />;
}
