import { WriteError, type WriteErrorCode } from '#data/firebase/write-errors.ts';
import { gotNoAnswer } from '#data/problems/error-kind.ts';
import type { Author } from '#domain/account/author.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../data/publisher.ts';
import { forgetSeen } from '../data/seen-data.ts';
import type { Conflict } from '../forms/edit-conflict.tsx';
import type { FieldError } from '../forms/error-of.ts';
import { failureText } from '../forms/failure-text.ts';
import { PartlySaved } from './write-each.ts';

/** The answer of a write. A control without a form finds no errors in it: a toast has told them. */
export type Saved<Value = unknown, Base = unknown> =
  | { ok: true; value: Value }
  | {
      ok: false;
      errors: FieldError[];
      conflict?: Conflict<Base>;
      /** The answer got lost: it may be stored or not. */
      mayBeStored?: boolean;
      /** A colleague has deleted the record. */
      isGone?: boolean;
    };

/** `Parsed` of the domain is one. */
type ParsedForm<Input> = { ok: true; value: Input } | { ok: false; errors: FieldError[] };

/** Who writes, and what drops the draft of the form once it is stored. */
export type Writer = { by: Author; dropDraft: () => void };

export type Saving<Input, Value, Base> = {
  /** Its errors are for the form. Without it, `write` gets nothing. */
  parse?: () => ParsedForm<Input> | Promise<ParsedForm<Input>>;
  write: (input: Input) => Promise<Value>;
  /** What failed, in fixed words. The reason follows, if it is known. */
  failed: string;
  /** The form shows what failed. Else a toast does. */
  inForm?: boolean;
  /** Words for errors that are expected here, instead of `failed`. Those about a field are for the form. */
  refusals?: Refusals;
  /** For a form: what a colleague has stored since it opened. */
  conflict?: (theirs: Theirs, mine: Input) => Conflict<Base>;
  /** What visitors see has changed, unless `write` gives false: it knows whether they see the record. */
  publishes?: boolean;
  /** A toast of success; none for null. */
  done?: string | ((value: Value, input: Input) => string | null);
  /** Puts back what was; null where nothing can be. */
  undo?: (value: Value, input: Input) => Undo | null;
  /** The address of what was stored, for a link beside Undo. */
  opens?: (value: Value, input: Input) => string | null;
};

/** `theirs` of a WriteError: `write` knows its type, and who gives it knows what it gets. */
type Theirs = never;

type Words = string | FieldError;

export type Refusals = Partial<Record<WriteErrorCode, Words | ((theirs: Theirs) => Words)>>;

type Undo = Omit<Saving<undefined, unknown, unknown>, 'undo' | 'opens'>;

/** The one way to write in the back office: parse, write, conflict, publish, draft, toast. */
export async function save<Input, Value, Base = unknown>(
  writer: Writer,
  saving: Saving<Input, Value, Base>,
): Promise<Saved<Value, Base>> {
  const { parse, write, publishes, done, undo, opens } = saving;
  let input = undefined as Input;
  let value: Value;
  try {
    const parsed = await parse?.();
    if (parsed?.ok === false) return parsed;
    if (parsed) input = parsed.value;
    // A write that failed may be stored all the same.
    value = await write(input).finally(forgetSeen);
  } catch (error) {
    if (publishes) void publisher.changeFailed(error);
    return refused(error, saving, input);
  }
  if (publishes && value !== false) await publisher.changed();
  writer.dropDraft();
  const news = typeof done === 'function' ? done(value, input) : done;
  const back = undo?.(value, input);
  // Text typed since then is not the undo's to drop.
  const onSelect = () => void (back && save({ ...writer, dropDraft() {} }, back));
  const to = opens?.(value, input);
  if (news) {
    toast.success(news, {
      ...(back && { action: { label: 'Undo', onSelect } }),
      ...(to && { link: { label: 'Open', to } }),
    });
  }
  return { ok: true, value };
}

async function refused<Input, Base>(
  thrown: unknown,
  saving: Pick<Saving<Input, unknown, Base>, 'failed' | 'inForm' | 'refusals' | 'conflict'>,
  mine: Input,
): Promise<Saved<never, Base>> {
  const { failed, inForm = false, refusals = {}, conflict } = saving;
  const isPart = thrown instanceof PartlySaved;
  const [error, saved] = isPart ? [thrown.reason, thrown.message] : [thrown, undefined];
  // The person cancelled it.
  const isCancelled = error instanceof DOMException && error.name === 'AbortError';
  if (isCancelled) return { ok: false, errors: [] };
  const { code, theirs }: Partial<WriteError> = error instanceof WriteError ? error : {};
  if (code === 'changed' && conflict) {
    return { ok: false, errors: [], conflict: { ...conflict(theirs as Theirs, mine), saved } };
  }
  const refusal = code && refusals[code];
  const words = typeof refusal === 'function' ? refusal(theirs as Theirs) : refusal;
  const message = words ?? (await failureText(failed, error));
  const told = typeof message === 'string' ? { message } : { ...message };
  if (saved) told.message += ` ${saved}`;
  const isForForm = inForm || told.field !== undefined;
  if (!isForForm) toast.error(told.message);
  return {
    ok: false,
    errors: isForForm ? [told] : [],
    mayBeStored: gotNoAnswer(error),
    isGone: code === 'gone',
  };
}
