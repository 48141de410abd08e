import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

type GroupErrorProps = ComponentProps<'p'> & { message: string | null | undefined };

/** The error of a group of fields, or of something else that is no text field. */
export function GroupError({ message, className = 'mt-1.5', ...rest }: GroupErrorProps) {
  if (!message) return null;
  return (
    <p {...rest} className={classNames('err', className)}>
      <CircleAlert className="ico" />
      {message}
    </p>
  );
}
