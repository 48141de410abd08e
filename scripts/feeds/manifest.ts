import type { Clinic } from '#domain/clinic/clinic.ts';
import { dashboardPath } from '#domain/next-path.ts';

export function manifest({ name, shortName }: Clinic): string {
  return written({ name, short_name: shortName, start_url: '/', display: 'browser' });
}

/** The back office can be installed: an iPhone gives notices to installed apps only. */
export function adminManifest({ shortName }: Clinic): string {
  return written({
    name: `${shortName} admin`,
    short_name: `${shortName} admin`,
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
