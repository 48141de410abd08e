import { afterEach, vi } from 'vitest';

/** What a test replaces is back for the next one. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
