import { createServer } from 'vite';
import { devPort } from './local/local-env.ts';
import { runStack } from './local-stack.ts';

// Everything for development in one terminal: emulators, seed, site and functions with hot reload.
await runStack([devPort], async () => {
  const vite = await createServer({ clearScreen: false });
  await vite.listen();
  return undefined;
});
