import type { ComponentProps } from 'react';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { SafeImage } from '#ui/safe-image.tsx';
import * as words from '#words/staff.ts';

type PortraitProps = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> & {
  member: StaffMember;
  /** Of the frame, which has the shape. */
  className: string;
};

export function Portrait({ member: { name, photoUrl }, className, ...image }: PortraitProps) {
  return (
    <div className={`relative overflow-hidden bg-tint ${className}`}>
      <SafeImage
        {...image}
        src={photoUrl}
        fallback="/img/avatar-blank.svg"
        alt={words.portraitOf(name)}
        width={800}
        height={1000}
        className="size-full object-cover object-[50%_30%]"
        whenAbsent={
          <span className="absolute inset-x-0 bottom-0 bg-white/85 p-2 text-center text-small font-semibold text-text-2">
            {words.photoToCome}
          </span>
        }
      />
    </div>
  );
}
