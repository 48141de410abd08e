import { createHmac } from 'node:crypto';
import { setting } from './environment/configuration.ts';

/** 64 hexadecimal digits that reveal nothing about the text without the key. Throws ConfigurationError. */
export function keyedHash(text: string): string {
  return createHmac('sha256', setting('RATE_LIMIT_SECRET')).update(text).digest('hex');
}
