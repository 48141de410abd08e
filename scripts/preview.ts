import { runTool } from './local/child-group.ts';
import { localBuildEnv } from './local/local-env.ts';
import { runStack } from './local/local-stack.ts';
import { netlifyPorts, startNetlify } from './local/netlify-runtime.ts';

// The production build under Netlify's own runtime, on the emulators.
await runStack(netlifyPorts, async () => {
  Object.assign(process.env, localBuildEnv);
  if (!(await runTool('vite', ['build']))) throw new Error('The build failed.');
  return startNetlify({ print: (text) => process.stdout.write(text) });
});
