import { classNames } from '../class-names.ts';

/** A placeholder in the shape of the content; the class gives the size. Appears after 300 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skel', className)} />;
}
