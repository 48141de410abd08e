import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation: moves the focus to the new page's content and announces its title. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    // A closed panel has returned the focus to its button, which is the better place.
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
