import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** A notice that is tapped opens its request in this page (public/admin/sw.js). */
export function useOpenFromNotice(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const open = ({ data }: MessageEvent<{ open?: unknown }>) => {
      if (typeof data.open === 'string') void navigate(data.open);
    };
    serviceWorker.addEventListener('message', open);
    return () => serviceWorker.removeEventListener('message', open);
  }, [navigate]);
}
