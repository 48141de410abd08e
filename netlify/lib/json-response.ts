import type { FormError } from '#domain/text/form-checks.ts';
import { type FormTexts, formTexts } from '#words/form-texts.ts';

/** A request that is answered with a reason instead of being carried out. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly field: string | null;
  /** All errors in the form's fields; empty when the reason is another. */
  readonly errors: readonly FormError[];

  /** message is shown to the visitor. */
  constructor(
    status: number,
    code: string,
    message: string,
    field: string | null = null,
    errors: readonly FormError[] = [],
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
    this.errors = errors;
  }
}

/** 400 for a form's errors: JSON names the first, HTML all. */
export function invalidForm(errors: readonly FormError[]): Refusal {
  const [first] = errors;
  return new Refusal(
    400,
    first?.code ?? 'invalid',
    first?.message ?? formTexts.failed,
    first?.field,
    errors,
  );
}

/** Nothing may cache it. */
export function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}

/** 303: the browser loads a page of the site; reloading that page sends nothing again. */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store' },
  });
}

export function accepted(id: string, answer: object | null = null): Response {
  return json(200, { ok: true, id, ...answer });
}

/** The refusal's status, code, field and message; method is the only one that the function accepts. */
export function refused(
  { status, code, field, message }: Refusal,
  method: 'GET' | 'POST',
): Response {
  const headers: Record<string, string> = status === 405 ? { allow: method } : {};
  return json(status, { ok: false, code, field, message }, headers);
}

/** 500 with the text that offers the phone. */
export function failed(texts: FormTexts): Response {
  return json(500, { ok: false, message: texts.failed });
}
