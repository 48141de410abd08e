import { afterEach } from 'vitest';
import { resetBackend } from './backend.ts';
import { modules } from './fakes.ts';

// The plugin's code takes the fakes from here, also after vi.resetModules().
Object.assign(globalThis, { fakeClinic: modules });

afterEach(resetBackend);
