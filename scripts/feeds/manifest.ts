import { clinic } from '#domain/clinic/clinic.ts';

/** The site's web app manifest. The icons come from scripts/brand-images.ts. */
export function manifest(): string {
  return JSON.stringify({
    name: clinic.name,
    short_name: clinic.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#f7fafa',
    theme_color: '#0c2a34',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
