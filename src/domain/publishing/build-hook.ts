import type { FormError } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';

/**
 * The host's build hooks; a local run has a stand-in. The path has no dot and nothing encoded, so it leads nowhere else.
 * The rules have the same pattern, and the Content-Security-Policy knows the host.
 */
const shape =
  /^(https:\/\/api\.netlify\.com\/build_hooks\/|http:\/\/localhost:\d+\/)[\w/-]+(\?[\w=&%+.-]*)?$/;

const longest = 300;

/** '' switches it off. */
export function parseBuildHook(
  typed: unknown,
): { ok: true; value: string } | { ok: false; errors: FormError[] } {
  const value = singleLine(typed);
  if (value === '' || (value.length <= longest && shape.test(value))) return { ok: true, value };
  const message = 'Paste the whole address. It starts with https://api.netlify.com/build_hooks/';
  return { ok: false, errors: [{ field: 'buildHook', code: 'invalid', message }] };
}
