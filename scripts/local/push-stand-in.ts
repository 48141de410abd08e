import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { portOf } from './ports.ts';

type Pushed = { path: string; headers: IncomingHttpHeaders; message: unknown };

/**
 * A local stand-in for a push service together with one browser. It decrypts what it gets (RFC 8188, RFC 8291), as that
 * browser would. `answer` is the status of its next answers.
 */
export async function startPushStandIn() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const secret = randomBytes(16);
  const standIn = { answer: 201, pushed: [] as Pushed[] };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: path = '', headers } = request;
    standIn.pushed.push({ path, headers, message: decrypted(Buffer.concat(chunks)) });
    response.writeHead(standIn.answer).end();
  });

  function decrypted(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const shared = hkdfSync('sha256', browser.computeSecret(sender), secret, info, 32);
    const part = (label: string, size: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${label}\0`, size),
      );
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([
      decipher.update(body.subarray(keyEnd, -16)),
      decipher.final(),
    ]).toString();
    // The delimiter 2 ends the text; padding of zeros may follow.
    return JSON.parse(plain.slice(0, plain.lastIndexOf('\u0002')));
  }

  const port = await portOf(server.listen(0, '127.0.0.1'));
  return Object.assign(standIn, {
    /** What the browser says of its subscription. */
    subscription: (name: string) => ({
      endpoint: `http://127.0.0.1:${port}/push/${name}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: secret.toString('base64url') },
    }),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  });
}
