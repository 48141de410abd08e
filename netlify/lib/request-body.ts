import { Refusal } from './answer.ts';

/** Bytes. */
const largestBody = 16 * 1024;

function tooLarge(): Refusal {
  return new Refusal(
    413,
    'too_large',
    'This message is too long. Please shorten it and try again.',
  );
}

/** Reads no further than the limit, whatever length the request claims. */
async function readBytes(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > largestBody) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON object that was posted. Throws Refusal 413 or 400. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request);
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return body as Record<string, unknown>;
    }
  } catch {
    // Neither UTF-8 nor JSON: refused below.
  }
  throw new Refusal(400, 'not_json', 'This request could not be read. Please try again.');
}
