import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import type { FormError } from '#domain/text/form-checks.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import type { FormId } from '../analytics/events.ts';

export type Sending =
  | { phase: 'idle' | 'submitting' }
  /** The visitor mends the fields. */
  | { phase: 'invalid'; errors: FormError[] }
  /** The visitor tries again or calls. 'offline' also sends by itself once there is a connection. */
  | { phase: 'failed' | 'offline'; errors: [{ message: string }] }
  | Received;

export type Received = {
  phase: 'received';
  at: Date;
  sent: FilledForm;
  /** What became of the chosen time; null without one. */
  slot: SlotAnswer | null;
  shownBy?: object;
};

export type SendingStore = {
  get: (formId: FormId) => Sending;
  set: (formId: FormId, sending: Sending) => void;
  subscribe: (listener: () => void) => () => void;
};

const idle: Sending = { phase: 'idle' };

function createStore(): SendingStore {
  const states = new Map<FormId, Sending>();
  const listeners = new Set<() => void>();
  return {
    get: (formId) => states.get(formId) ?? idle,
    set(formId, sending) {
      states.set(formId, sending);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const SendingContext = createContext<SendingStore>(createStore());

/** Outlives the pages: a form that the visitor left while it was sent knows the result. */
export function SendingProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return <SendingContext value={store}>{children}</SendingContext>;
}

export function useSending(formId: FormId): [Sending, SendingStore] {
  const store = use(SendingContext);
  const sending = useSyncExternalStore(
    store.subscribe,
    () => store.get(formId),
    () => idle,
  );
  return [sending, store];
}

/** A received request, for one visit of its page; the next visit shows the form. Else null. */
export function useReceived(formId: FormId, onShown?: () => void): Received | null {
  const [sending, store] = useSending(formId);
  const [page] = useState({});

  useEffect(() => {
    if (sending.phase !== 'received' || sending.shownBy === page) return;
    if (sending.shownBy) return store.set(formId, idle);
    store.set(formId, { ...sending, shownBy: page });
    onShown?.();
  });

  if (sending.phase !== 'received') return null;
  return sending.shownBy && sending.shownBy !== page ? null : sending;
}
