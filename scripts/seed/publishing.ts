import { daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

/** No hook: `npm run preview` prints the address of its own, and the stories rebuild nothing. */
export function publishing(now: Date): SeedDocument[] {
  return [{ path: 'settings/publishing', data: { buildHook: '', updatedAt: daysBefore(now, 3) } }];
}
