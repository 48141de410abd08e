import { afterAll, beforeEach } from 'vitest';
import { signOut } from '#data/account/auth.ts';
import { setEmulatorClock } from '../scripts/local/emulator-clock.ts';
import { connectTo } from '../scripts/local/stacks.ts';

connectTo(Number(process.env.EMULATOR_STACK));

beforeEach(setEmulatorClock);

// The next file has the same environment.
afterAll(signOut);
