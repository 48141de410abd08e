import { fileName } from '../analytics/click.ts';
import { track } from '../analytics/track.ts';

export function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
  track('file_download', { file_name: fileName(path), trigger: 'automatic' });
}
