import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation: the keyboard starts at the new page's content, and its title is spoken. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    main.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, main]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
