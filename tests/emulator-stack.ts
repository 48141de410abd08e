import { connectTo } from '../scripts/local/stacks.ts';

connectTo(Number(process.env.EMULATOR_STACK));
