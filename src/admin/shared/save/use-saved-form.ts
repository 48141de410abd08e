import { useEffect, useEffectEvent, useState } from 'react';
import { Form, useActionData, useFetcher, useLocation, useNavigation } from 'react-router-dom';
import type { FieldError } from '../forms/error-of.ts';
import type { Saved } from './save.ts';

const noErrors: FieldError[] = [];

/** What a form shows of its last answer. */
export const shown = <Value, Base>(data: Saved<Value, Base> | undefined, isBusy: boolean) => ({
  isBusy,
  isStored: data?.ok === true && !isBusy,
  /** The last answer. */
  data,
  errors: data?.ok === false ? data.errors : noErrors,
  conflict: data?.ok === false ? data.conflict : undefined,
});

/** A form or a button of the page, and what the route's saveAction answered. Hooks of one key share it. */
export function useSavedForm<Value = unknown, Base = unknown>(key?: string) {
  const { Form, data, state, submit, formData } = useFetcher<Saved<Value, Base>>({ key });
  return { ...shown(data, state !== 'idle'), Form, submit, state, sent: formData };
}

/** The one form of a page or dialog that is left once it is stored. */
export function usePageForm<Value = unknown, Base = unknown>() {
  const isBusy = useNavigation().formMethod !== undefined;
  return { ...shown(useLastAnswer(useActionData<Saved<Value, Base>>()), isBusy), Form };
}

/** What the action answered, until another page. The router forgets it with each reload, such as after a colleague's change. */
function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer });
  const isOver = answer === undefined ? key !== last.key : answer !== last.answer;
  if (isOver) setLast({ key, answer });
  return isOver ? answer : last.answer;
}

/** Leaves a form, or what else follows, once what it sent is stored. */
export function useOnStored({ isStored }: { isStored: boolean }, act: () => void): void {
  const onStored = useEffectEvent(act);
  useEffect(() => {
    if (isStored) onStored();
  }, [isStored]);
}
