import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type PanelProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'aside' | 'header' | 'li' | 'p';
  shape?: 'band' | 'box';
  tone: 'facts' | 'money' | 'act';
};

/** Three colors, one meaning each: mist gives facts, peach says who pays, dark spruce says what to do now. */
export function Panel({ as = 'section', shape = 'band', tone, className, ...rest }: PanelProps) {
  // The elements take the same attributes; one name for all of them keeps the props simple.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(`panel-${tone}`, shape === 'box' && 'panel-box', className)}
    />
  );
}
