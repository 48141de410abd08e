import { readFileSync } from 'node:fs';
import { brandStyles } from '../build/brand-styles.ts';

/** The site's fonts and tokens, and the guide's own styles. */
export function stylesheet(): string {
  return `${brandStyles()}\n${readFileSync('scripts/pip-guide/guide.css', 'utf8')}`;
}
