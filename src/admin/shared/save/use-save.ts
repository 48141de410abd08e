import { useState } from 'react';
import { useAuthor } from '../data/use-admin-data.ts';
import { type Saved, type Saving, save } from './save.ts';
import { shown } from './use-saved-form.ts';

const nothing = () => {};

/** Where no route has an action: a dialog, a part of a page. reload: of what was stored or deleted; busy meanwhile. */
export function useSave<Base = unknown>(reload: () => unknown = nothing) {
  const by = useAuthor();
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<Saved<unknown, Base>>();

  return {
    by,
    ...shown(last, isBusy),
    async save<Input, Value>(
      saving: Saving<Input, Value, Base>,
      dropDraft: () => void = nothing,
    ): Promise<Saved<Value, Base>> {
      setBusy(true);
      const answer = await save({ by, dropDraft }, saving);
      setLast(answer);
      void Promise.resolve((answer.ok || answer.isGone) && reload()).finally(() => setBusy(false));
      return answer;
    },
  };
}
