import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useDismiss } from '#ui/overlays/use-dismiss.ts';

type DisclosureProps = Pick<ComponentProps<'button'>, 'className' | 'aria-current'> & {
  /** What the button shows. */
  trigger: ReactNode;
  panelClassName: string;
  children: ReactNode;
};

/** A button that shows a panel of links; one that is chosen, Escape or a tap outside closes it. */
export function Disclosure({ trigger, panelClassName, children, ...button }: DisclosureProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const closeFromInside = () => {
    opener.current?.focus();
    setOpen(false);
  };
  useDismiss(isOpen, root, (reason) => {
    if (reason === 'escape') closeFromInside();
    else setOpen(false);
  });
  return (
    <div ref={root} className="relative grid">
      <button
        {...button}
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click of a link bubbles up to it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links, too */}
      <div
        id={id}
        hidden={!isOpen}
        className={panelClassName}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) closeFromInside();
        }}
      >
        {children}
      </div>
    </div>
  );
}
