import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Look = {
  /** 'accent' means calling, on the call bar and on dark panels; 'glass' is for dark panels only; 'line' is a quiet 'outline'. */
  variant?: 'primary' | 'accent' | 'outline' | 'line' | 'ghost' | 'glass' | 'danger';
  /** Without one: small inside `.dense`, else 'md'. */
  size?: 'md' | 'sm' | 'icon';
};

const lookClass = ({ variant = 'primary', size }: Look, className?: string) =>
  classNames('btn', `btn-${variant}`, size && `btn-${size}`, className);

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Work is under way: the button keeps focus and place, and does nothing until the work is done. */
    busy?: boolean;
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  // aria-disabled instead of disabled: a disabled button drops keyboard focus to the top of the page.
  // Preventing the click also stops a second submit by Enter, which arrives as a click on this button.
  const ignore = (event: MouseEvent) => event.preventDefault();
  // An element, because styles cannot hide plain text.
  const wrapped = busyLabel ? <span className="btn-words">{children}</span> : children;
  return (
    <button
      {...rest}
      type={type}
      className={lookClass({ variant, size }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // For src/start/held-input.js, which shows it before the app has come.
      data-busy-label={busyLabel}
      onClick={busy ? ignore : onClick}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : wrapped}
    </button>
  );
}

type ButtonLinkProps = Look &
  (
    | (ComponentProps<typeof Link> & { href?: never })
    | (ComponentProps<'a'> & { href: string; to?: never })
  );

/** `to` for addresses of this site, `href` for tel:, mailto: and other sites. */
export function ButtonLink({ variant, size, className, ...link }: ButtonLinkProps) {
  const look = lookClass({ variant, size }, className);
  return link.href === undefined ? (
    <Link {...link} className={look} />
  ) : (
    <a {...link} className={look}>
      {link.children}
    </a>
  );
}
