import { classNames } from './class-names.ts';

type AvatarProps = {
  initials: string;
  size?: 'md' | 'lg';
  /** 'self' marks the person signed in. */
  tone?: 'quiet' | 'self';
  className?: string;
};

/** Initials of a person whose name stands beside them, so hidden from assistive technology. */
export function Avatar({ initials, size = 'md', tone = 'quiet', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'avatar',
        size === 'lg' && 'avatar-lg',
        tone === 'self' && 'avatar-self',
        className,
      )}
    >
      {initials}
    </span>
  );
}
