import { afterEach, vi } from 'vitest';
import { resetBackend } from './backend.ts';
import { modules } from './fakes.ts';

// Screens of page tests ask the fake clinic, not Firebase.
for (const [path, module] of modules) {
  vi.doMock(path, () => module);
  // Vitest gives the real module to the second of two imports at once, so each is imported here first.
  await import(path);
}

afterEach(resetBackend);
