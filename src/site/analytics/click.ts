import { track } from './track.ts';

/** Measures links that leave the site: calls, downloads, other websites. */
export function trackClick({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  if (link.protocol === 'tel:') {
    const placement = link.closest<HTMLElement>('[data-placement]')?.dataset.placement ?? 'page';
    track('phone_call', { placement });
  } else if (link.hasAttribute('download')) {
    track('file_download', { file_name: fileName(link.pathname), trigger: 'link' });
  } else if (link.protocol.startsWith('http') && link.host !== location.host) {
    track('external_link', { host: link.host });
  }
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
