import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { Form, type RouterState, useActionData, useFetcher, useLocation } from 'react-router-dom';
import { useDataRouter } from '../data/use-data-router.ts';
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
  const id = useId();
  const { Form, data, submit } = useFetcher<Saved<Value, Base>>({ key: key ?? id });
  const sent = useSent(({ fetchers }) => {
    const fetcher = fetchers.get(key ?? id);
    return fetcher?.state === 'idle' ? undefined : fetcher;
  });
  return {
    ...shown(data, sent !== undefined),
    Form,
    submit,
    /** Sends fields without a form. action: the address of the action, if it is not that of the page. */
    send: (fields: Record<string, string>, action?: string) =>
      void submit(fields, { method: 'post', action }),
    state: sent?.state ?? 'idle',
    sent: sent?.formData,
  };
}

/** The one form of a page or dialog that is left once it is stored. */
export function usePageForm<Value = unknown, Base = unknown>() {
  const sent = useSent(({ navigation }) => navigation.formMethod);
  const answer = useLastAnswer(useActionData<Saved<Value, Base>>());
  return { ...shown(answer, sent !== undefined), Form };
}

/**
 * What is being sent, until the screen shows its answer. Asks the router itself: otherwise a press would look like none while
 * an earlier load is slow.
 */
function useSent<Sent>(sentIn: (state: RouterState) => Sent | undefined): Sent | undefined {
  const { router, shown } = useDataRouter();
  const now = useSyncExternalStore(router.subscribe, () => sentIn(router.state));
  const [last, setLast] = useState(now);
  const sent = now ?? (shown === router.state ? undefined : last);
  if (sent !== last) setLast(sent);
  return sent;
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
