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
      className={classNames('avatar', tone === 'self' && 'avatar-self', className)}
    >
      {initials}
    </span>
  );
}
