import { Refusal } from './json-response.ts';
import type { FunctionWords } from './words.ts';

/** Bytes. */
const largestBody = 16 * 1024;

/** Bytes of a native form that are read back to the visitor although nothing is stored. */
const largestShown = 128 * 1024;

export function tooLarge({ functionTexts }: FunctionWords): Refusal {
  return new Refusal(413, 'too_large', functionTexts.tooLarge);
}

function unreadable({ functionTexts }: FunctionWords): Refusal {
  return new Refusal(400, 'not_json', functionTexts.unreadable);
}

/** Reads up to the limit, whatever length the request claims; null for more. */
async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length')) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The posted JSON object. Throws Refusal 413 or 400. */
export async function readJsonObject(
  request: Request,
  words: FunctionWords,
): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, largestBody);
  if (!bytes) throw tooLarge(words);
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return body as Record<string, unknown>;
    }
  } catch {
    // Neither UTF-8 nor JSON: refused below.
  }
  throw unreadable(words);
}

export function isNativeForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return request.method === 'POST' && type === 'application/x-www-form-urlencoded';
}

/** The fields of a native form; of a repeated name, the last. fits: within the size limit. */
export async function readFormFields(
  request: Request,
): Promise<{ fields: Record<string, string>; fits: boolean }> {
  const bytes = await readBytes(request, largestShown);
  const fields = Object.fromEntries(new URLSearchParams(bytes?.toString()));
  return { fields, fits: bytes !== null && bytes.length <= largestBody };
}
