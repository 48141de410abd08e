import { classNames } from './class-names.ts';

type AvatarProps = {
  initials: string;
  /** 'self' marks the signed-in person. */
  tone?: 'quiet' | 'self';
  className?: string;
};

/** Initials of a person whose name is beside them, so hidden from assistive technology. */
export function Avatar({ initials, tone = 'quiet', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-[2.25rem] flex-none place-items-center rounded-full text-[.8125rem] font-bold forced-colors:border',
        tone === 'self' ? 'bg-primary text-on-primary' : 'bg-tint text-text-2',
        className,
      )}
    >
      {initials}
    </span>
  );
}
