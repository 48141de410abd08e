import { startBuildHook } from './local/build-hook.ts';
import { runTool } from './local/child-group.ts';
import { buildHookPort, localBuildEnv, localBuildHook } from './local/local-env.ts';
import { netlifyPorts, startNetlify } from './local/netlify-runtime.ts';
import { runStack } from './local-stack.ts';

// The production build under Netlify's own runtime, on the emulators.
await runStack([...netlifyPorts, buildHookPort], async () => {
  Object.assign(process.env, localBuildEnv);
  if (!(await runTool('vite', ['build']))) throw new Error('The build failed.');
  await startBuildHook('dist', buildHookPort);
  console.log(`\n  Build hook ${localBuildHook} (for /admin/publishing)`);
  return startNetlify({ print: (text) => process.stdout.write(text) });
});
