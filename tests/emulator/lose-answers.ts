import { onTestFinished, vi } from 'vitest';

/**
 * Drops the answers of the next `lost` writes, which the database stores. After each of them, `blind` requests
 * fail, such as the check whether the write was stored. The test's end gives the network back.
 */
export function loseAnswers({ lost = 1, blind = 0 } = {}): void {
  const real = globalThis.fetch;
  let left = lost;
  let leftBlind = 0;
  const losing: typeof fetch = async (input, init) => {
    if (leftBlind > 0) {
      leftBlind--;
      throw new TypeError('fetch failed');
    }
    const answer = await real(input, init);
    if (left === 0 || !String(input).includes(':commit')) return answer;
    left--;
    leftBlind = blind;
    throw new TypeError('fetch failed');
  };
  vi.stubGlobal('fetch', losing);
  onTestFinished(() => void vi.unstubAllGlobals());
}
