import { invalid, type Parsed, settle } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';
import { checkStored } from '../text/stored-length.ts';

/**
 * The host's build hooks; a local run has a stand-in. The path has no dot and nothing encoded, so it leads nowhere else.
 * The rules have the same pattern, and the Content-Security-Policy knows the host.
 */
const shape =
  /^(https:\/\/api\.netlify\.com\/build_hooks\/|http:\/\/localhost:\d+\/)[\w/-]+(\?[\w=&%+.-]*)?$/;

export const longestBuildHook = 300;

/** '' switches it off. */
export function parseBuildHook(typed: unknown): Parsed<string> {
  const value = singleLine(typed);
  const message = 'Paste the whole address. It starts with https://api.netlify.com/build_hooks/';
  const isHook = value === '' || shape.test(value);
  return settle(value, [
    isHook ? null : invalid('buildHook', message),
    isHook ? checkStored('buildHook', 'The address', value, longestBuildHook) : null,
  ]);
}
