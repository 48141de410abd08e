import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Config, Context } from '@netlify/functions';
import { loadEnv, type Plugin } from 'vite';
import { reasonOf } from './run-command.ts';

type FunctionModule = {
  default: (request: Request, context: Context) => Promise<Response | undefined>;
  config?: Config;
};

const ADDRESS = /^\/\.netlify\/functions\/([\w-]+)(?:[/?]|$)/;
/** Netlify's own limit of a synchronous call. */
const MAX_BODY = 6 * 1024 * 1024;

/** Mounts netlify/functions inside Vite's dev server; the production build runs under Netlify's own runtime. */
export function localFunctions(): Plugin {
  return {
    name: 'local-netlify-functions',
    // Vitest also starts a server, which must not read the developer's .env.
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    configResolved({ mode, envDir }) {
      // .env is for the functions, too; variables of the shell or a script win.
      for (const [key, value] of Object.entries(loadEnv(mode, envDir, ''))) {
        process.env[key] ??= value;
      }
    },
    configureServer(server) {
      const folder = resolve(server.config.root, 'netlify/functions');
      server.middlewares.use((request, response, next) => {
        const name = ADDRESS.exec(request.url ?? '')?.[1];
        if (!name) return next();
        const file = resolve(folder, `${name}.ts`);
        if (!existsSync(file)) return end(response, 404, `No function named ${name}.`);
        call(() => server.ssrLoadModule(file) as Promise<FunctionModule>, request, response).catch(
          (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            console.error(`[function ${name}]`, error);
            end(response, 500, reasonOf(error));
          },
        );
      });
    },
  };
}

async function call(
  load: () => Promise<FunctionModule>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (!body) return end(response, 413, 'Payload too large.');

  const { default: handler, config } = await load();
  const method = request.method ?? 'GET';
  const methods = config && 'method' in config && config.method ? [config.method].flat() : [];
  if (methods.length > 0 && !methods.some((allowed) => allowed === method)) {
    response.setHeader('allow', methods.join(', '));
    return end(response, 405, 'Method not allowed.');
  }

  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const answer = await handler(
    new Request(url, {
      method,
      headers: toHeaders(request),
      body: method === 'GET' || method === 'HEAD' ? undefined : new Uint8Array(body),
    }),
    context(request, url),
  );
  await send(answer ?? new Response(null, { status: 204 }), response);
}

/** undefined when the body is larger than Netlify accepts. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}

/** The parts of Netlify's context that have a local meaning. */
function context(request: IncomingMessage, url: URL): Context {
  const local: Partial<Context> = {
    ip: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
    requestId: randomUUID(),
    params: {},
    url,
    waitUntil: (promise) => {
      promise.catch((error: unknown) => console.error('[function, after the answer]', error));
    },
  };
  return local as Context;
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response);
  else response.end();
}

function end(response: ServerResponse, status: number, text: string): void {
  if (!response.headersSent) {
    response.statusCode = status;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
  }
  response.end(text);
}
