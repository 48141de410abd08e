import { classNames } from '#ui/class-names.ts';

type BlurProps = {
  /** A few pixels of the picture as a data URI, or ''. */
  src: string;
  className?: string;
};

/** The placeholder behind a picture while it loads. Fills the frame, which must be positioned. */
export function Blur({ src, className }: BlurProps) {
  if (!src) return null;
  return (
    <img
      src={src}
      alt=""
      className={classNames('absolute inset-0 size-full object-cover', className)}
    />
  );
}
