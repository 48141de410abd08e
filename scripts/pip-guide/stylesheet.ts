import { readFileSync } from 'node:fs';
import { brandStyles } from '../build/brand-styles.ts';

export function stylesheet(): string {
  return `${brandStyles()}\n${readFileSync('scripts/pip-guide/guide.css', 'utf8')}`;
}
