import { clinic } from '#domain/clinic/clinic.ts';
import { dashboardPath } from '#domain/next-path.ts';

/** The site's web app manifest. */
export function manifest(): string {
  return written({
    name: clinic.name,
    short_name: clinic.shortName,
    start_url: '/',
    display: 'browser',
  });
}

/** The back office can be installed: an iPhone gives notices to installed apps only. */
export function adminManifest(): string {
  return written({
    name: `${clinic.shortName} admin`,
    short_name: `${clinic.shortName} admin`,
    start_url: dashboardPath,
    scope: '/admin/',
    display: 'standalone',
  });
}

/** The icons come from scripts/brand-images.ts. */
function written(app: object): string {
  return JSON.stringify({
    ...app,
    background_color: '#f7fafa',
    theme_color: '#0c2a34',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
