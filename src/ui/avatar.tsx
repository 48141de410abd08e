import { classNames } from './class-names.ts';

type AvatarProps = {
  initials: string;
  /** 'self' marks the person signed in. */
  tone?: 'quiet' | 'self';
  className?: string;
};

/** Initials of a person whose name stands beside them, so hidden from assistive technology. */
export function Avatar({ initials, tone = 'quiet', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('avatar', tone === 'self' && 'avatar-self', className)}
    >
      {initials}
    </span>
  );
}
