import { renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Print, runTool } from './child-group.ts';
import { portOf } from './ports.ts';

/**
 * A local stand-in for the host's build hook. Each post builds the website again, one after the other. The finished
 * build takes the place of `outDir`, as a deploy does.
 */
export async function startBuildHook(outDir: string, port: number, print?: Print) {
  const spare = `${outDir}-next`;
  let builds = Promise.resolve();

  async function build() {
    const args = ['build', '--outDir', spare, '--emptyOutDir', '--logLevel', 'warn'];
    if (!(await runTool('vite', args, print))) return;
    rmSync(outDir, { recursive: true, force: true });
    renameSync(spare, outDir);
  }

  const server = createServer(({ method }, response) => {
    if (method === 'POST') builds = builds.then(build);
    response.writeHead(method === 'POST' ? 200 : 405).end();
  });
  return {
    port: await portOf(server.listen(port, 'localhost')),
    async stop() {
      server.close();
      await builds;
    },
  };
}
