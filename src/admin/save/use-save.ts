import { useState } from 'react';
import { authorOf } from '../author.ts';
import type { FieldError } from '../error-of.ts';
import { useAdminData } from '../layout/use-admin-data.ts';
import { type Saved, type Saving, save } from './save.ts';

const noErrors: FieldError[] = [];
const nothing = () => {};

/**
 * Where no route has an action for it: a dialog, a part of a page. reload: reads again what was stored, and the form
 * is busy meanwhile.
 */
export function useSave<Base = unknown>(reload: () => unknown = nothing) {
  const by = authorOf(useAdminData().session);
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<Saved<unknown, Base>>();

  return {
    by,
    isBusy,
    errors: last?.ok === false ? last.errors : noErrors,
    conflict: last?.ok === false ? last.conflict : undefined,
    async save<Input, Value>(
      saving: Saving<Input, Value, Base>,
      dropDraft: () => void = nothing,
    ): Promise<Saved<Value, Base>> {
      if (isBusy) return { ok: false, errors: [] };
      setBusy(true);
      const answer = await save({ by, dropDraft }, saving);
      setLast(answer);
      void Promise.resolve(answer.ok && reload()).finally(() => setBusy(false));
      return answer;
    },
  };
}
