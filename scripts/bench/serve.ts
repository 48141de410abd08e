import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { portOf } from '../local/ports.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const packable = /text|javascript|json|xml/;

/** Serves a folder on loopback as a CDN would: compressed in advance, app.html for unknown pages. */
export async function serve(folder: string, port: number): Promise<Server> {
  const packed = new Map<string, Buffer>();
  const pack = (file: string) => {
    const known = packed.get(file);
    if (known) return known;
    const bytes = brotliCompressSync(readFileSync(file));
    packed.set(file, bytes);
    return bytes;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.split('?')[0] ?? '/').replace(/\/$/, '/index');
    const file =
      [path, `${path}.html`, '/app.html'].map((each) => join(folder, each)).find(isFile) ?? '';
    const type = types[extname(file)] ?? 'application/octet-stream';
    const isPacked = packable.test(type);
    response.writeHead(200, {
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(isPacked && { 'content-encoding': 'br' }),
    });
    response.end(isPacked ? pack(file) : readFileSync(file));
  });
  await portOf(server.listen(port, '127.0.0.1'));
  return server;
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
