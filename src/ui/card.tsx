import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'li' };

export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The elements take the same attributes; one name for all of them keeps the props simple.
  const Element = as as 'div';
  return <Element {...rest} className={classNames('card', className)} />;
}
