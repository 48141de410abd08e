import { useEffect, useRef } from 'react';

const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

/** The heading of what replaces a form: it takes the focus, and `show` brings it into view. */
export function useHeadingFocus(
  replacesForm: boolean,
  show: (heading: HTMLHeadingElement) => void = toTop,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!replacesForm || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    show(heading.current);
  }, [replacesForm, show]);
  return heading;
}
