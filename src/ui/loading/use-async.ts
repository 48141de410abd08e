import { useEffect, useEffectEvent, useState } from 'react';

/** What a read resolves to, as src/data/settled.ts makes it. It must not reject. */
type Settled<Value> = { ok: true; value: Value } | { ok: false; message: string };

type Options = {
  /** Delays the read, as debounce or whenIdle do. Returns a function that cancels it. */
  start?: (begin: () => void) => () => void;
  /** The last value stays while other inputs load, and when they fail. */
  keepsPrevious?: boolean;
};

type Context<Value> = {
  /** 0 for the first read of these inputs, then the number of retries. */
  attempt: number;
  previous: Value | null;
};

export type Async<Value> = {
  value: Value | null;
  /** Words for people; null unless the latest read failed. */
  failure: string | null;
  isLoading: boolean;
  retry: () => void;
};

type Inputs = readonly unknown[] | null;

/**
 * Data that loads after the page: by an action, or as one types. Reads when `inputs` change; null inputs
 * read nothing. The latest read wins. Inputs are compared one by one with Object.is.
 */
export function useAsync<Value>(
  inputs: Inputs,
  read: (context: Context<Value>) => Promise<Settled<Value>>,
  { start = atOnce, keepsPrevious = false }: Options = {},
): Async<Value> {
  const [request, setRequest] = useState({ inputs, attempt: 0 });
  if (!areSame(request.inputs, inputs)) setRequest({ inputs, attempt: 0 });
  const [settled, setSettled] = useState<{ request: object; failure: string | null }>();
  const [good, setGood] = useState<{ inputs: Inputs; value: Value }>();

  const hasInputs = inputs !== null;
  const isLoading = hasInputs && settled?.request !== request;
  const isOfInputs = areSame(good?.inputs ?? null, inputs);
  const value = good && hasInputs && (keepsPrevious || isOfInputs) ? good.value : null;
  const begin = useEffectEvent(start);
  const readNow = useEffectEvent(() => read({ attempt: request.attempt, previous: value }));

  useEffect(() => {
    if (!request.inputs) return;
    let isOver = false;
    const cancel = begin(async () => {
      const result = await readNow();
      if (isOver) return;
      if (result.ok) setGood({ inputs: request.inputs, value: result.value });
      setSettled({ request, failure: result.ok ? null : result.message });
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [request]);

  return {
    value,
    failure: hasInputs && !isLoading ? (settled?.failure ?? null) : null,
    isLoading,
    retry: () => setRequest({ ...request, attempt: request.attempt + 1 }),
  };
}

function atOnce(begin: () => void): () => void {
  begin();
  return () => {};
}

function areSame(a: Inputs, b: Inputs): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((each, index) => Object.is(each, b[index]));
}
