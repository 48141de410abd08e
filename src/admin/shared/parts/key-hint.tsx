import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

export function KeyHint({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      {...rest}
      className={classNames(
        'rounded-[5px] border border-line px-1.5 py-0.5 font-sans text-[.75rem] text-text-2',
        className,
      )}
    />
  );
}
